import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import {
  compareKeywords,
  compareNamed,
  pointer,
  resolve,
  type Comparison,
  type Place,
} from './comparison.ts';
import { compareSchemas } from './schema.ts';
import {
  broken,
  harmless,
  keywordWeight,
  looser,
  more,
  newAndRequired,
  stricter,
  wording,
  type Weight,
} from './weight.ts';

/** The rules by which nodes of a kind are compared. */
interface Kind {
  /** The keywords whose members are nodes: their kind, and their label. */
  members?: Record<string, readonly [kind: string, label: string]>;
  /** Keywords that are compared elsewhere. */
  skip?: readonly string[];
  /** The weight of a new node of this kind. */
  added?(node: JsonObject, name: string): Weight;
  /** The weight of a change of a keyword without members. */
  changed?(keyword: string, before: Json | undefined, after: Json | undefined): Weight;
}

/** A new input that a caller must send is a breaking change. */
const required = ({ required: isRequired }: JsonObject): Weight =>
  isRequired === true ? newAndRequired : more;

/** A kind without rules of its own is not listed. */
const kinds: Record<string, Kind> = {
  area: {
    members: {
      securitySchemes: ['scheme', 'security scheme'],
      servers: ['server', 'server'],
      'x-error-codes': ['code', 'error code'],
    },
    skip: ['paths', 'webhooks', 'components', 'security'],
  },
  operation: {
    members: {
      parameters: ['parameter', ''],
      requestBody: ['body', ''],
      responses: ['response', 'response'],
      'x-errors': ['error', 'error'],
    },
    skip: ['operationId', 'tags', 'security'],
    changed: (keyword, before, after) =>
      keyword.startsWith('x-') && keywordWeight(keyword) === broken && onlyGrew(before, after)
        ? more
        : keywordWeight(keyword),
  },
  parameter: { skip: ['name', 'in', 'required', 'schema'], added: required },
  body: { members: { content: ['content', 'as'] }, skip: ['required'], added: required },
  response: {
    members: { headers: ['parameter', 'header'], content: ['content', 'as'] },
    // Callers expect further errors, but not another kind of success.
    added: (_, status) => (/^[23]/.test(status) ? looser : more),
  },
  content: { skip: ['schema'] },
  scheme: { members: { flows: ['flow', 'flow'] } },
  flow: { members: { scopes: ['scope', 'scope'] } },
  server: { changed: (keyword) => (keyword === 'variables' ? harmless : wording) },
  code: { changed: (keyword) => (keyword === 'status' ? broken : wording) },
};

/** An extension that programs use, such as `x-paging`, may be added and may get more members. */
function onlyGrew(before: Json | undefined, after: Json | undefined): boolean {
  if (before === undefined) return true;
  if (!isObject(before) || !isObject(after)) return false;
  return Object.entries(before).every(([name, value]) => isDeepStrictEqual(value, after[name]));
}

/** Compares two states of a node of a document, such as an operation, a parameter or a response. */
export function compareNodes(
  name: string,
  was: JsonObject,
  is: JsonObject,
  place: Place,
  comparison: Comparison,
): void {
  const { members = {}, skip = [], changed = keywordWeight } = kinds[name] ?? {};
  if (skip.includes('required')) compareRequired(was, is, place, comparison);
  if (skip.includes('schema')) {
    if (name === 'content') compareSchemaNames(was, is, place, comparison);
    compareSchemas(was.schema, is.schema, place, comparison);
  }
  for (const [keyword, [kind, label]] of Object.entries(members)) {
    const { added } = kinds[kind] ?? {};
    const inside = keyword === 'responses' ? comparison.responses() : comparison;
    compareNamed(
      listMembers(keyword, was[keyword], comparison.before),
      listMembers(keyword, is[keyword], comparison.after),
      (one) => ({
        part: [place.part, label, one].filter(Boolean).join(' '),
        pointer: pointer(
          place.pointer,
          keyword,
          ...(isObject(is[keyword]) && one !== '' ? [one] : []),
        ),
      }),
      inside,
      (before, after, at) => compareNodes(kind, before, after, at, inside),
      added,
    );
  }
  compareKeywords(was, is, place, comparison, [...skip, ...Object.keys(members)], changed);
}

/** Returns the members of a keyword by name. Names of headers are not case-sensitive. */
function listMembers(keyword: string, value: Json | undefined, document: JsonObject) {
  if (keyword === 'requestBody') {
    const body = resolve(document, value);
    return new Map(body.content === undefined ? [] : [['body', body]]);
  }
  const list = Array.isArray(value)
    ? value.map((one): [string, Json] => [nameItem(resolve(document, one), one), one])
    : Object.entries(isObject(value) ? value : {});
  return new Map(
    list.map(([name, one]) => [
      keyword === 'headers' ? name.toLowerCase() : name,
      isObject(one) ? resolve(document, one) : { description: one },
    ]),
  );
}

function nameItem({ in: kind, name, url }: JsonObject, item: Json): string {
  if (kind === 'header') return `header parameter ${String(name).toLowerCase()}`;
  return kind === undefined ? String(url ?? item) : `${String(kind)} parameter ${String(name)}`;
}

function compareRequired(was: JsonObject, is: JsonObject, place: Place, { report }: Comparison) {
  const [wasRequired, isRequired] = [was.required === true, is.required === true];
  if (isRequired && !wasRequired) report(place, 'is required now', stricter);
  if (wasRequired && !isRequired) report(place, 'is no longer required', looser);
}

/** Types and validators are named after the schema of a body. */
function compareSchemaNames(was: JsonObject, is: JsonObject, place: Place, { report }: Comparison) {
  const [before, after] = [was, is].map(({ schema }) =>
    isObject(schema) && schema.$ref !== undefined
      ? String(schema.$ref).split('/').at(-1)
      : undefined,
  );
  if (before !== after && before !== undefined && after !== undefined)
    report(place, `is ${after} and no longer ${before}`, harmless);
}
