import { isObject, listAt, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { DiffError } from './diff-error.ts';
import { pointer } from './pointer.ts';

/** An operation or an event, and where it stands. */
export interface Found {
  id: string;
  path: string;
  method: string;
  pointer: string;
  operation: JsonObject;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/** What a path may say for all of its operations; only people read all but the first. */
const shared = new Set(['parameters', 'summary', 'description']);

/**
 * Every operation of the paths of a document, or every event of its webhooks, by operationId. The
 * parameters of a path are those of each of its operations.
 * @throws {DiffError} where one has no operationId, two have the same, or a path says something
 * that is not compared
 */
export function operationsOf(
  document: JsonObject,
  section: 'paths' | 'webhooks',
): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const [path, value] of Object.entries(objectAt(document, section))) {
    const item = isObject(value) ? value : {};
    for (const key of Object.keys(item)) {
      if (shared.has(key) || key.startsWith('x-')) continue;
      const one = foundAt(path, key, item, section);
      const twin = found.get(one.id);
      if (twin !== undefined)
        throw new DiffError(
          `${twin.path} and ${path} both have an operation ${one.id}. Rename one.`,
        );
      found.set(one.id, one);
    }
  }
  return found;
}

function foundAt(path: string, key: string, item: JsonObject, section: string): Found {
  const at = pointer('', section, path, key);
  if (!methods.has(key)) {
    const hint = 'Write it into the operations of the path.';
    throw new DiffError(`#${at} cannot be compared: ${key} is no method. ${hint}`);
  }
  const operation = objectAt(item, key);
  const { operationId: id } = operation;
  if (typeof id !== 'string')
    throw new DiffError(`#${at} cannot be compared: it has no operationId. Give it one.`);
  // What the operation says itself comes last, and counts.
  const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
  return {
    id,
    path,
    method: key.toUpperCase(),
    pointer: at,
    operation: { ...operation, parameters },
  };
}
