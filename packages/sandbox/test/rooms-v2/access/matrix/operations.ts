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

/** What the matrix needs to know of an operation of Rooms. */
export interface RoomsOperation {
  id: string;
  method: string;
  path: string;
  /** One of them is enough; none is needed where the list is empty. */
  permissions: string[];
  parameters: { name: string; in: string; required: boolean; example: string }[];
  /** The first example of its body. */
  body?: { mediaType: string; value: Json };
}

const file = fileURLToPath(import.meta.resolve('@countersign/specs/rooms-v2.json'));
const document: JsonObject = JSON.parse(readFileSync(file, 'utf8'));

/** The operations of Rooms, in the order of the spec. */
export function listRoomsOperations(): RoomsOperation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).map(([method, operation]) =>
      readOperation(path, method, isObject(operation) ? operation : {}),
    ),
  );
}

/** An operation by its ID. */
export function findOperation(wanted: string): RoomsOperation {
  const found = listRoomsOperations().find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`${wanted} is not an operation of Rooms`);
  return found;
}

function readOperation(path: string, method: string, operation: JsonObject): RoomsOperation {
  const body = readBody(operation);
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

function readBody(operation: JsonObject): RoomsOperation['body'] {
  const { requestBody } = operation;
  const content = objectAt(resolve(requestBody, document), 'content');
  for (const [mediaType, media] of Object.entries(content)) {
    const [example] = Object.values(objectAt(isObject(media) ? media : {}, 'examples'));
    const { value } = resolve(example, document);
    if (value !== undefined) return { mediaType, value };
  }
  return undefined;
}

/** The permissions of a role, in the order of the spec. */
export function listPermissions(): string[] {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return Object.keys(objectAt(objectAt(schemas, 'Permissions'), 'properties'));
}
