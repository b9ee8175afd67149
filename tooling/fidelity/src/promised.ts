import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { isObject, listAt, objectAt, textAt, type JsonObject } from '@countersign/spec-tools/json';
import { listOperations } from '@countersign/spec-tools/operations';
import { markdownTable } from 'markdown-table';
import { createReaders, type Readers } from './readers.ts';

/** The parameters and members of the requests of an area, and those that no code of the servers names. */
export interface Promised {
  area: string;
  /** The operations by the query parameters that no code names. */
  parameters: ReadonlyMap<string, readonly string[]>;
  parameterCount: number;
  /** The parameters that are read, each with an operation that reads it. */
  read: readonly (readonly [name: string, operation: string])[];
  /** The schemas and members of bodies, as `signer.note`, that no code names. */
  members: readonly string[];
  memberCount: number;
}

/** The areas whose operations all have handlers of the sandbox. */
const areas: ReadonlySet<string> = new Set(['admin-v2', 'esign-v2', 'esign-v2.1', 'rooms-v2']);

/**
 * Goes from each query parameter and each member of a request body in the contract to the source of
 * the servers, and lists those whose names no code has: of a parameter, no code that its operation
 * uses. A name that code has for something else hides one that is not read, so that the lists are
 * lower bounds.
 * @param root the folder of the repository
 */
export function listPromised(root: string): Promised[] {
  const readers = createReaders(root);
  return listBundles(path.join(root, 'specs/dist'))
    .filter(({ area }) => areas.has(area))
    .map(({ area, document: file }) => {
      const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isObject(document)) throw new Error(`${file} has no document`);
      return listOfArea(area, document, readers);
    });
}

function listOfArea(area: string, document: JsonObject, readers: Readers): Promised {
  const components = objectAt(document, 'components');
  const resolve = (value: unknown): JsonObject => {
    if (!isObject(value)) return {};
    const [, , kind = '', name = ''] = textOf(value, '$ref').split('/');
    return kind === '' ? value : objectAt(objectAt(components, kind), name);
  };
  const parameters = new Map<string, string[]>();
  const read: [string, string][] = [];
  const counted = new Set<string>();
  const members = new Set<string>();
  const seen = new Set<unknown>();

  function visit(value: unknown, name: string): void {
    if (!isObject(value)) return;
    const ref = textOf(value, '$ref').split('/').at(-1) ?? '';
    const schema = resolve(value);
    if (seen.has(schema)) return;
    seen.add(schema);
    const place = ref === '' ? name : ref;
    for (const part of ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listAt(schema, key)))
      visit(part, place);
    visit(schema['items'], place);
    for (const [member, inside] of Object.entries(objectAt(schema, 'properties'))) {
      if (isObject(inside) && inside['readOnly'] !== true) members.add(`${place}.${member}`);
      visit(inside, `${place}.${member}`);
    }
  }

  for (const { id, spec } of listOperations(document)) {
    const pages = new Set(Object.values(objectAt(spec, 'x-paging')));
    const reads = readers.ofOperation(id);
    for (const one of listAt(spec, 'parameters').map(resolve)) {
      const name = textOf(one, 'name');
      if (textOf(one, 'in') !== 'query') continue;
      counted.add(`${id} ${name}`);
      if (reads(name) || pages.has(name)) read.push([name, id]);
      else parameters.set(name, [...(parameters.get(name) ?? []), id]);
    }
    const content = objectAt(resolve(spec['requestBody']), 'content');
    for (const media of Object.values(content)) if (isObject(media)) visit(media['schema'], id);
  }
  const unread = [...members].filter((one) => !readers.ofAny(one.split('.').at(-1) ?? ''));
  return {
    area,
    parameters,
    parameterCount: counted.size,
    read,
    members: unread,
    memberCount: members.size,
  };
}

function textOf(object: JsonObject, name: string): string {
  return textAt(object, name) ?? '';
}

/** Writes the page of what has no effect, as Markdown. */
export function writePromised(
  promised: readonly Promised[],
  reasonOf: Readonly<Record<string, string>>,
  reasonOfMember: Readonly<Record<string, string>>,
): string {
  const reasonsOf = (name: string, operations: readonly string[]) => [
    ...new Set(operations.map((id) => reasonOf[name] ?? reasonOf[`${id} ${name}`] ?? '')),
  ];
  const counts = promised.map(({ area, parameters, parameterCount, members, memberCount }) => [
    area,
    String(parameterCount),
    String([...parameters.values()].flat().length),
    String(memberCount),
    String(members.length),
  ]);
  // Other code of the operation has the name, but the sandbox's test of parameters finds no effect.
  const named = promised.flatMap(({ read }) =>
    read
      .filter(([name, id]) => reasonOf[`${id} ${name}`] !== undefined)
      .map(([name, id]): [string, string[]] => [name, [id]]),
  );
  const rows = [...promised.flatMap(({ parameters }) => [...parameters]), ...named]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, operations]) => [
      `\`${name}\``,
      operations.map((id) => `\`${id}\``).join(', '),
      reasonsOf(name, operations).join('; '),
    ]);
  const members = Object.entries(reasonOfMember).map(([name, reason]) => [`\`${name}\``, reason]);
  return `<!-- Generated by the tests of tooling/fidelity with \`npx vitest run -u\`. Do not edit. -->

# Without effect

Query parameters and members of request bodies that the contract has and that no code of the sandbox and the mock names. As a rule a member that no code names is kept with its object and read back as it was sent, as a setting of an account or the look of a tab is; nothing else follows from it.

${markdownTable([['area', 'query parameters', 'without effect', 'members of bodies', 'that no code names'], ...counts])}

## Query parameters

A request that has one of these gets the warning \`parameter-ignored\` with the reason, unless its value is \`false\`.

${markdownTable([['parameter', 'operations', 'reason'], ...rows])}

## Members

A request that sets one of these gets the warning \`field-ignored\` with the reason at its first place, unless its value asks for nothing, as \`false\` and an empty list do.

${markdownTable([['member', 'reason'], ...members])}
`;
}
