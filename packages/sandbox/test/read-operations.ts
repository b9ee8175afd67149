import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  isObject,
  listAt,
  objectAt,
  resolve,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';

/** Facts about an operation for a test that calls every operation of an area. */
export interface AreaOperation {
  id: string;
  method: string;
  path: string;
  /** Permissions, any of which is enough; an empty list requires none. */
  permissions: string[];
  parameters: { name: string; in: string; required: boolean; example: string }[];
  /** The first example of its body. */
  body?: { mediaType: string; value: Json };
}

/** Reads the bundle of an area. */
export function readArea(area: string): JsonObject {
  const file = fileURLToPath(import.meta.resolve(`@countersign/specs/${area}.json`));
  const document: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  return document;
}

/** The operations of a bundle, in the order of the spec. */
export function readOperations(document: JsonObject): AreaOperation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).map(([method, operation]) =>
      readOperation(document, path, method, isObject(operation) ? operation : {}),
    ),
  );
}

function readOperation(
  document: JsonObject,
  path: string,
  method: string,
  operation: JsonObject,
): AreaOperation {
  const body = readBody(document, operation);
  return {
    id: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    path,
    permissions: listAt(operation, 'x-permissions').map(String),
    parameters: listAt(operation, 'parameters').map((written) => {
      const parameter = resolve(written, document);
      return {
        name: textAt(parameter, 'name') ?? '',
        in: textAt(parameter, 'in') ?? '',
        required: parameter.required === true,
        example: String(parameter.example),
      };
    }),
    ...(body !== undefined && { body }),
  };
}

function readBody(document: JsonObject, operation: JsonObject): AreaOperation['body'] {
  const { requestBody } = operation;
  const content = objectAt(resolve(requestBody, document), 'content');
  for (const [mediaType, media] of Object.entries(content)) {
    const [example] = Object.values(objectAt(isObject(media) ? media : {}, 'examples'));
    const { value } = resolve(example, document);
    if (value !== undefined) return { mediaType, value };
  }
  return undefined;
}
