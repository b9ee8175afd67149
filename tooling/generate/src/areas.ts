import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';
import {
  isObject,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { listOperations, type SpecOperation } from '@countersign/spec-tools/operations';
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

/** An operation with its names in the generated code. */
export interface Operation extends SpecOperation {
  /** The prefix of the names of its types, such as `EnvelopeLocksCreate`. */
  typeName: string;
  /** The module of its resource, such as `envelope-locks`. */
  module: string;
  summary: string;
  description: string;
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
  return listOperations(document).map((operation) => ({
    ...operation,
    typeName: toTypeName(operation.id),
    module: toModuleName(operation.tag),
    summary: textAt(operation.spec, 'summary') ?? '',
    description: textAt(operation.spec, 'description') ?? '',
  }));
}
