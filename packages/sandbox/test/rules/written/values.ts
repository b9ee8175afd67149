import {
  isObject,
  listAt,
  objectAt,
  resolve,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import type { AreaOperation } from '../../read-operations.ts';
import type { Told } from '../documented/world.ts';

/** Members that name something, or that only the service can know. */
const given =
  /(?:Id|_id|IdGuid|Ids|Uri|Ur[il]s|DateTime|Metadata|Status|status)$|^(?:id|uri|userName|password|lastModified|created\w*|modified\w*|errorDetails|startPosition|endPosition|resultSetSize|totalSetSize|nextUri|previousUri|forgottenPassword\w*|anchor\w*|useAccountDefaults|usageHistory|user(?:Details|Info)|\w*Information)$/u;

/** A member of a body by its path, and the value that a test writes to it. */
export interface Member {
  path: readonly string[];
  value: Json;
}

/** Finds the members of the bodies of an area, with values of their own. */
export function createMemberFinder(spec: JsonObject) {
  let values = 0;

  /** A value that the member has not now. */
  function ownValue(name: string, schema: JsonObject, now: Json | undefined): Json {
    values += 1;
    const few = 6 + (values % 3);
    const format = textAt(schema, 'format') ?? '';
    const pattern = textAt(schema, 'pattern') ?? '';
    if (format === 'boolean-string') return now === 'true' ? 'false' : 'true';
    const choices = listAt(schema, 'enum').filter((one) => one !== now);
    if (choices.length > 0) return choices[1] ?? choices[0] ?? '';
    if (schema['type'] === 'boolean') return now !== true;
    if (schema['type'] === 'integer' || schema['type'] === 'number') return few;
    if (format === 'date-time') return `2030-01-0${few}T10:00:00.0000000Z`;
    if (/integer|decimal|number/u.test(format) || pattern.includes(String.raw`\d`)) return `${few}`;
    if (/email(?:address)?$/iu.test(name)) return `own${values}@quay.example`;
    if (/ur[il]$/iu.test(name)) return `https://quay.example/${values}`;
    const texts = [`Own${values}`, 'gold', 'size14', '0.10:00:00', '2031-05-31'];
    return texts.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
  }

  /**
   * The members of a schema and of the objects and the first items that the example has.
   * @param depth the number of objects and lists that are looked into, one within the other
   */
  function findMembers(
    written: Json | undefined,
    example: Json,
    depth = 1,
    path: readonly string[] = [],
  ): Member[] {
    return Object.entries(readProperties(written)).flatMap(([name, one]) => {
      const schema = resolve(one, spec);
      if (schema['readOnly'] === true || given.test(name)) return [];
      const now = isObject(example) ? example[name] : undefined;
      const at = [...path, name];
      if (schema['type'] === 'array') {
        const [item] = Array.isArray(now) ? now : [];
        return isObject(item) && depth > 0
          ? findMembers(schema['items'], item, depth - 1, [...at, '0'])
          : [];
      }
      if (Object.keys(readProperties(schema)).length > 0)
        return depth > 0 ? findMembers(schema, now ?? {}, depth - 1, at) : [];
      return [{ path: at, value: ownValue(name, schema, now) }];
    });
  }

  function readProperties(written: Json | undefined): JsonObject {
    const schema = resolve(written, spec);
    const parts = listAt(schema, 'allOf').map((part) => readProperties(part));
    return Object.assign({}, objectAt(schema, 'properties'), ...parts);
  }

  /** The members of the JSON body of an operation. */
  return ({ path, method, body }: AreaOperation, depth?: number): Member[] => {
    const operation = objectAt(objectAt(objectAt(spec, 'paths'), path), method.toLowerCase());
    const content = objectAt(resolve(operation['requestBody'], spec), 'content');
    return findMembers(objectAt(content, 'application/json')['schema'], body?.value ?? {}, depth);
  };
}

/** The body of the operation's example with other values of members. */
export function withMembers({ body }: AreaOperation, members: readonly Member[]): Json {
  return members.reduce<Json>(
    (all, { path, value }) => withMember(all, path, value),
    body?.value ?? {},
  );
}

function withMember(
  at: Json | undefined,
  [name = '', ...inner]: readonly string[],
  value: Json,
): Json {
  const now = Array.isArray(at) ? at[Number(name)] : isObject(at) ? at[name] : undefined;
  const next = inner.length === 0 ? value : withMember(now, inner, value);
  return Array.isArray(at)
    ? at.with(Number(name), next)
    : { ...(isObject(at) && at), [name]: next };
}

/** All values that members of this name have, at any depth. */
function findValues(body: unknown, name: string): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...findValues(value, name),
  ]);
}

/** The members whose values are nowhere in an answer, by their paths. */
function listLost(members: readonly Member[], read: unknown): string[] {
  return members
    .filter(({ path, value }) => {
      const found = findValues(read, path.at(-1) ?? '');
      return !found.some((one) => `${one}`.toLowerCase() === `${value}`.toLowerCase());
    })
    .map(({ path }) => path.join('.'));
}

/** The address of an operation with the examples of its parameters. */
export function addressOf({ path, parameters }: AreaOperation): string {
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = path.replaceAll(
    /\{(\w+)\}/gu,
    (_, name) => parameters.find((one) => one.name === name)?.example ?? '',
  );
  return `${filled}?${query.map(({ name, example }) => `${name}=${example}`).join('&')}`;
}

/** Reads whether an answer refuses all of a request or a part of it. */
function isRefused({ status, body }: Told): boolean {
  return (
    status >= 300 ||
    findValues(body, 'errorCode').some((code) => code !== 'SUCCESS') ||
    findValues(body, 'success').includes('false')
  );
}

/** The names that members of the JSON answers of an operation can have, at any depth. */
export function listAnswered({ path, method }: AreaOperation, spec: JsonObject): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const read = (written: Json | undefined): void => {
    if (written === undefined) return;
    const schema = resolve(written, spec);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, one] of Object.entries(objectAt(schema, 'properties'))) {
      names.add(name);
      read(one);
    }
    for (const part of ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => listAt(schema, kind)))
      read(part);
    for (const inner of [schema['items'], schema['additionalProperties']]) read(inner);
  };
  const operation = objectAt(objectAt(objectAt(spec, 'paths'), path), method.toLowerCase());
  for (const [status, answer] of Object.entries(objectAt(operation, 'responses')))
    if (status.startsWith('2'))
      read(objectAt(objectAt(resolve(answer, spec), 'content'), 'application/json')['schema']);
  return names;
}

/**
 * Says which members are refused or do not come back; halves a body that is refused.
 * @param send sends a body with the members, and answers what was said and a way to read it back
 */
export async function findLost(
  members: readonly Member[],
  send: (members: readonly Member[]) => Promise<{ said: Told; read(): Promise<unknown> }>,
): Promise<string[]> {
  const { said, read } = await send(members);
  if (!isRefused(said)) return listLost(members, await read());
  if (members.length < 2) return [`${members[0]?.path.join('.')}: ${said.text.slice(0, 200)}`];
  const half = Math.ceil(members.length / 2);
  return [
    ...(await findLost(members.slice(0, half), send)),
    ...(await findLost(members.slice(half), send)),
  ];
}
