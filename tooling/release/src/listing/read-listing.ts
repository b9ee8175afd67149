import { readFileSync } from 'node:fs';
import { isObject, listAt, objectAt, resolve, textAt } from '@countersign/spec-tools/json';
import type { Json, JsonObject } from '@countersign/spec-tools/json';
import { parse } from 'yaml';
import { reason, ReleaseError } from '../release-error.ts';
import type { ListedOperation, Listing } from './listing.ts';

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * Reads a listing as vendors publish it: Swagger 2.0 or OpenAPI 3, in JSON or YAML.
 * @throws {ReleaseError} if the file is not such a document
 */
export function readListing(file: string): Listing {
  return toListing(readDocument(file), file);
}

/** Converts a parsed document to a listing. */
export function toListing(document: JsonObject, name = 'the bundle'): Listing {
  if (!isObject(document.paths) || !('swagger' in document || 'openapi' in document))
    throw new ReleaseError(
      `${name} is neither Swagger 2.0 nor OpenAPI 3. Name a listing as the vendor publishes it.`,
    );
  const base = textAt(document, 'basePath') ?? '';
  const schemas = isObject(document.definitions)
    ? document.definitions
    : objectAt(objectAt(document, 'components'), 'schemas');
  return {
    operations: Object.entries(document.paths).flatMap(([path, item]) =>
      isObject(item) ? listOperations(document, base.replace(/\/$/, '') + path, item) : [],
    ),
    schemas: new Map(
      Object.entries(schemas).map(([schema, body]) => [
        schema,
        isObject(body) ? listFields(document, body) : new Map<string, string>(),
      ]),
    ),
  };
}

function listOperations(document: JsonObject, path: string, item: JsonObject): ListedOperation[] {
  const shared = listAt(item, 'parameters');
  return Object.entries(item).flatMap(([method, operation]): ListedOperation[] => {
    if (!methods.has(method) || !isObject(operation)) return [];
    const parameters = [...shared, ...listAt(operation, 'parameters')].map((one) =>
      resolve(one, document),
    );
    return [
      {
        name: textAt(operation, 'operationId') ?? `${method} ${path}`,
        tag: String(listAt(operation, 'tags')[0] ?? ''),
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map((one) => String(one.name)),
      },
    ];
  });
}

/** The fields of a schema, with those of the schemas that it is made of. */
function listFields(document: JsonObject, schema: JsonObject): Map<string, string> {
  const parts = listAt(schema, 'allOf').map((one) => listFields(document, resolve(one, document)));
  const own = Object.entries(objectAt(schema, 'properties')).map(
    ([name, field]): [string, string] => [name, isObject(field) ? describeType(field) : 'any'],
  );
  return new Map([...parts.flatMap((part) => [...part]), ...own]);
}

function describeType(field: JsonObject): string {
  const reference = textAt(field, '$ref');
  if (reference !== undefined) return reference.split('/').at(-1) ?? reference;
  if (field.type === 'array') return `list of ${describeType(objectAt(field, 'items'))}`;
  return textAt(field, 'type') ?? 'any';
}

function readDocument(file: string): JsonObject {
  let value: Json;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read as JSON or YAML: ${reason(error)}`);
  }
  if (isObject(value)) return value;
  throw new ReleaseError(`${file} is not an object. Name a listing as the vendor publishes it.`);
}
