import path from 'node:path';
import { isObject, listAt, objectAt, textAt, type JsonObject } from './json.ts';

/** Which file of the tree each schema and each operation of a bundle was written in. */
export interface Sources {
  schemas: Record<string, string>;
  operations: Record<string, string>;
}

/**
 * Finds the file of every schema and operation by the rule of the tree: a schema's file is
 * named like the schema, an operation's like the operation, in the folder of its tag.
 * @param files every file the bundle was read from, as shown to people
 */
export function findSources(bundle: JsonObject, files: readonly string[]): Sources {
  const byName = new Map<string, string>();
  for (const file of files) byName.set(path.basename(file, '.yaml'), file);
  const schemas: Record<string, string> = {};
  for (const name of Object.keys(objectAt(objectAt(bundle, 'components'), 'schemas'))) {
    const file = byName.get(name);
    if (file !== undefined) schemas[name] = file;
  }
  const operations: Record<string, string> = {};
  for (const item of Object.values(objectAt(bundle, 'paths'))) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation)) continue;
      const id = textAt(operation, 'operationId') ?? '';
      const own = `resources/${String(listAt(operation, 'tags')[0])}/${id.split('_').at(-1)}.yaml`;
      const file = files.find((candidate) => candidate.endsWith(own));
      if (file !== undefined) operations[id] = file;
    }
  }
  return { schemas, operations };
}
