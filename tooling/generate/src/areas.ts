import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';
import {
  follow,
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { toModuleName, toTypeName } from './names.ts';

/** The bundle of one area. */
export interface Area {
  /** Its folder in the spec tree, such as `esign-v2.1`. */
  name: string;
  title: string;
  document: JsonObject;
  schemas: JsonObject;
  /** In the order of the document. */
  operations: Operation[];
  /** The files of the tree that its schemas and operations are written in. */
  sources: { schemas: JsonObject; operations: JsonObject };
}

/** An operation with all that it refers to in place. */
export interface Operation {
  id: string;
  /** What the names of its types begin with, such as `EnvelopeLocksCreate`. */
  typeName: string;
  /** Its resource, such as `EnvelopeLocks`, and the module of that: `envelope-locks`. */
  tag: string;
  module: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** What else the document says about it. */
  spec: JsonObject;
  parameters: JsonObject[];
  /** Empty if there is none. */
  body: JsonObject;
  /** By status. */
  responses: [status: string, response: JsonObject][];
}

/** Reads every bundle, in the order of their names. */
export function readAreas(folder: string): Area[] {
  return listBundles(folder).map(({ area, ...files }) => {
    const document = readJson(files.document);
    const sources = readJson(files.sources);
    return {
      name: area,
      title: textAt(objectAt(document, 'info'), 'title') ?? area,
      document,
      schemas: objectAt(objectAt(document, 'components'), 'schemas'),
      operations: operationsIn(document),
      sources: {
        schemas: objectAt(sources, 'schemas'),
        operations: objectAt(sources, 'operations'),
      },
    };
  });
}

function readJson(file: string): JsonObject {
  const value: Json = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(value) ? value : {};
}

/** The operations of a document, in its order. */
export function operationsIn(document: JsonObject): Operation[] {
  const paths = objectAt(document, 'paths');
  return Object.keys(paths).flatMap((path) => {
    const item = objectAt(paths, path);
    return Object.keys(item).map((method): Operation => {
      const spec = objectAt(item, method);
      const id = textAt(spec, 'operationId') ?? '';
      const tag = String(listAt(spec, 'tags')[0]);
      const responses = objectAt(spec, 'responses');
      return {
        id,
        typeName: toTypeName(id),
        tag,
        module: toModuleName(tag),
        method: method.toUpperCase(),
        path,
        summary: textAt(spec, 'summary') ?? '',
        description: textAt(spec, 'description') ?? '',
        spec,
        parameters: listAt(spec, 'parameters').map((one) => resolve(one, document)),
        body: resolve(spec.requestBody, document),
        responses: Object.keys(responses).map((status) => [
          status,
          resolve(responses[status], document),
        ]),
      };
    });
  });
}

/** What a reference leads to, or the object itself if it is none. */
export function resolve(value: Json | undefined, document: JsonObject): JsonObject {
  const reference = isObject(value) ? textAt(value, '$ref') : undefined;
  const found = reference === undefined ? value : follow(document, reference);
  return isObject(found) ? found : {};
}
