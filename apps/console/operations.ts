import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import {
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { listOperations, type SpecOperation } from '@countersign/spec-tools/operations';
import type { Plugin } from 'vite';
import type { OperationFacts, ParameterType, VendorMethod } from './src/copying/facts.ts';

const id = 'virtual:operations';
const json = 'application/json';
// Learned from the vendor's clients by tooling/official-clients.
const methodsFile = path.resolve(
  import.meta.dirname,
  '../reference/src/samples/official/generated/methods.json',
);

/** Gives the console a module with what programs need to know of each operation, from the specs. */
export function operations(): Plugin {
  return {
    name: 'operations',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) =>
      source === id ? `export default ${JSON.stringify(collectFacts())};` : undefined,
  };
}

/** Collects the facts about all operations. */
export function collectFacts(): OperationFacts[] {
  const methods: Readonly<Record<string, Readonly<Record<string, VendorMethod>>>> = JSON.parse(
    readFileSync(methodsFile, 'utf8'),
  );
  return listBundles().flatMap(({ area, document }) => {
    const bundle: JsonObject = JSON.parse(readFileSync(document, 'utf8'));
    return listOperations(bundle).map((operation): OperationFacts => {
      const vendor = methods[area]?.[operation.id];
      const model = textAt(schemaOf(operation.body), '$ref')?.split('/').at(-1);
      const types = typesOf(operation);
      return {
        area,
        method: operation.method,
        path: operation.path,
        own: nameFunction(operation.id),
        answers: findAnswer(operation),
        ...(Object.keys(types).length > 0 && { types }),
        ...(vendor !== undefined && {
          vendor,
          ...(model !== undefined && { model: nameType(model) }),
        }),
      };
    });
  });
}

function schemaOf(message: JsonObject): JsonObject {
  return objectAt(objectAt(objectAt(message, 'content'), json), 'schema');
}

/** The parameters that are no texts. */
function typesOf({ parameters }: SpecOperation): Record<string, ParameterType> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const type = findType(parameter['schema']);
      return type === undefined ? [] : [[textAt(parameter, 'name') ?? '', type]];
    }),
  );
}

function findType(schema: Json | undefined): ParameterType | undefined {
  if (!isObject(schema)) return undefined;
  const types = new Set([schema['type'], ...listAt(schema, 'type')]);
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('boolean')) return 'boolean';
  return schema['format'] === 'uuid' ? 'uuid' : undefined;
}

function findAnswer({ responses }: SpecOperation): OperationFacts['answers'] {
  const content = responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(objectAt(response, 'content')));
  if (content.length === 0) return 'nothing';
  return content.includes(json) ? 'data' : 'file';
}

/** The function of our client: `envelopeLocksCreate` of `EnvelopeLocks_create`. */
function nameFunction(operationId: string): string {
  const name = nameType(operationId);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A name in the style of types: `FolderItemV2` of `folderItem_v2`. */
function nameType(name: string): string {
  return name
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
