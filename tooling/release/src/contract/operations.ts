import { follow, listAt, objectAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { closure, referencesIn } from '@countersign/spec-tools/reach';
import { objects, pointer } from './comparison.ts';
import type { Direction } from './weight.ts';

/** An operation or an event, and its place in the document. */
export interface Operation {
  /** The method and path, such as `GET /ships/{shipId}`. */
  address: string;
  pointer: string;
  operation: JsonObject;
}

/** The sections of a document, and the direction of requests in them: a listener receives events. */
export const sections = [
  { section: 'paths', kind: 'operation', request: 'sent', response: 'received' },
  { section: 'webhooks', kind: 'event', request: 'received', response: 'sent' },
] as const;

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Lists the operations of the paths of a document, or the events of its webhooks, by operationId. */
export function listOperations(
  document: JsonObject,
  section: 'paths' | 'webhooks',
): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of objects(document, section)) {
    const keys = Object.entries(item);
    // Keywords of a path apply to all its operations, unless an operation overrides them.
    const shared = Object.fromEntries(keys.filter(([key]) => !methods.has(key)));
    for (const [method] of keys.filter(([key]) => methods.has(key))) {
      const own = objectAt(item, method);
      const parameters = [...listAt(item, 'parameters'), ...listAt(own, 'parameters')];
      const address = `${method.toUpperCase()} ${path}`;
      const operation = { ...shared, ...own, parameters };
      const at = pointer('', section, path, method);
      found.set(String(own.operationId ?? address), { address, pointer: at, operation });
    }
  }
  return found;
}

/** The uses of a schema. */
export interface Use {
  directions: ReadonlySet<Direction>;
  /** The operationIds of operations and events. */
  operations: ReadonlySet<string>;
}

/** A schema that no operation uses may be used by a client in any direction. */
export const unknownUse: Use = { directions: new Set(['sent', 'received']), operations: new Set() };

/** Finds the uses of every schema of a document, by the name of the schema. */
export function findUses(document: JsonObject): ReadonlyMap<string, Use> {
  const uses = new Map<string, { directions: Set<Direction>; operations: Set<string> }>();
  // Hundreds of operations refer to the same schemas.
  const known = new Map<string, ReadonlySet<string>>();
  const next = (reference: string): ReadonlySet<string> => {
    const found = known.get(reference) ?? referencesIn(follow(document, reference));
    known.set(reference, found);
    return found;
  };
  const record = (part: Json | undefined, direction: Direction, operation: string): void => {
    for (const reference of closure(referencesIn(part), next)) {
      const name = /^#\/components\/schemas\/([^/]+)/.exec(reference)?.[1];
      if (name === undefined) continue;
      const use = uses.get(name) ?? { directions: new Set(), operations: new Set() };
      use.directions.add(direction);
      use.operations.add(operation);
      uses.set(name, use);
    }
  };
  for (const { section, request, response } of sections) {
    for (const [id, { operation }] of listOperations(document, section)) {
      record(listAt(operation, 'parameters'), request, id);
      record(operation.requestBody, request, id);
      record(operation.responses, response, id);
    }
  }
  return uses;
}
