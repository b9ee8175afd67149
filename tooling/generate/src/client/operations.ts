import {
  follow,
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import type { Area } from '../areas.ts';
import { functionNameOf, operationTypeName } from '../names.ts';

/** An operation, as far as the client's modules tell of it. */
export interface ClientOperation {
  id: string;
  /** The function's name, such as `envelopeLocksCreate`. */
  name: string;
  /** What its types begin with, such as `EnvelopeLocksCreate`. */
  typeName: string;
  /** Its resource, such as `EnvelopeLocks`. */
  tag: string;
  method: string;
  path: string;
  /** Its documentation, line by line. */
  doc: string[];
  parts: Part[];
  /** What the body may be sent as, in the order of the spec; empty where there is none. */
  mediaTypes: string[];
  /** The documented statuses below 400. */
  successes: string[];
  paging: Paging | undefined;
  /** Whether a success may be a file. */
  document: boolean;
}

/** A part of the input of an operation. */
export interface Part {
  field: 'path' | 'query' | 'header' | 'body';
  required: boolean;
}

/** How the answers of a list lead from one to the next; `x-paging` of the spec. */
export interface Paging {
  items: string;
  start?: string;
  next?: string;
  total?: string;
}

/** Path parameters that a client may have for all calls; `SharedParameter` in the client. */
const shared = new Set(['accountId', 'organizationId']);

/** The operations of an area, in the order of the document. */
export function clientOperations({ document }: Area): ClientOperation[] {
  if (!isObject(document)) return [];
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, spec]) =>
      isObject(spec) && textAt(spec, 'operationId') !== undefined
        ? [operationOf(method.toUpperCase(), path, spec, document)]
        : [],
    ),
  );
}

function operationOf(
  method: string,
  path: string,
  spec: JsonObject,
  document: JsonObject,
): ClientOperation {
  const id = textAt(spec, 'operationId') ?? '';
  const parameters = listAt(spec, 'parameters').map((one) => resolved(one, document));
  const body = resolved(spec['requestBody'] ?? null, document);
  const mediaTypes = Object.keys(objectAt(body, 'content'));
  return {
    id,
    name: functionNameOf(id),
    typeName: operationTypeName(id),
    tag: String(listAt(spec, 'tags')[0]),
    method,
    path,
    doc: [
      `${textAt(spec, 'summary')}.`,
      '',
      ...(textAt(spec, 'description') ?? '').split('\n'),
      '',
      `${id}: \`${method} ${path}\``,
    ],
    parts: [
      ...partOf('path', parameters),
      ...partOf('query', parameters),
      ...partOf('header', parameters),
      ...(mediaTypes.length === 0
        ? []
        : [{ field: 'body' as const, required: body['required'] === true }]),
    ],
    mediaTypes,
    successes: Object.keys(objectAt(spec, 'responses')).filter((status) => Number(status) < 400),
    paging: pagingOf(spec),
    document: Object.entries(objectAt(spec, 'responses')).some(
      ([status, answer]) => Number(status) < 400 && isFile(resolved(answer, document)),
    ),
  };
}

/** Whether an answer may be something else than data in JSON or XML. */
function isFile(answer: JsonObject): boolean {
  const mediaTypes = Object.keys(objectAt(answer, 'content'));
  const hasData = mediaTypes.includes('application/json');
  return mediaTypes.some(
    (mediaType) =>
      mediaType !== 'application/json' && !(hasData && mediaType === 'application/xml'),
  );
}

function partOf(field: 'path' | 'query' | 'header', parameters: readonly JsonObject[]): Part[] {
  const own = parameters.filter((one) => one['in'] === field);
  const required = own.some(
    (one) =>
      one['required'] === true && !(field === 'path' && shared.has(textAt(one, 'name') ?? '')),
  );
  return own.length === 0 ? [] : [{ field, required }];
}

function pagingOf(spec: JsonObject): Paging | undefined {
  const paging = objectAt(spec, 'x-paging');
  const items = textAt(paging, 'items');
  if (items === undefined) return undefined;
  const entries = ['start', 'next', 'total'].flatMap((name) => {
    const value = textAt(paging, name);
    return value === undefined ? [] : [[name, value]];
  });
  return { items, ...Object.fromEntries(entries) };
}

/** What a reference leads to, or the value itself. */
function resolved(value: Json, document: JsonObject): JsonObject {
  const reference = isObject(value) ? textAt(value, '$ref') : undefined;
  const found = reference === undefined ? value : follow(document, reference);
  return isObject(found) ? found : {};
}
