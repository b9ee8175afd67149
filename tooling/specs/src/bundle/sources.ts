import path from 'node:path';
import { objectAt, type JsonObject } from './json.ts';
import { listOperations } from './operations.ts';

/** The source file of each schema and each operation of a bundle. */
export interface Sources {
  schemas: Record<string, string>;
  operations: Record<string, string>;
}

/**
 * Finds the file of every schema and operation by the rule of the tree: a schema's file has the
 * name of the schema, an operation's that of the operation, in the folder of its tag.
 * @param files every file the bundle was read from, as shown in messages
 */
export function findSources(bundle: JsonObject, files: readonly string[]): Sources {
  const byName = new Map(files.map((file) => [path.basename(file, '.yaml'), file]));
  const schemas = Object.keys(objectAt(objectAt(bundle, 'components'), 'schemas'));
  const operations = listOperations(bundle).flatMap(({ id, tag }): [string, string][] => {
    const own = `resources/${tag}/${id.slice(id.indexOf('_') + 1)}.yaml`;
    const file = files.find((candidate) => candidate.endsWith(own));
    return file === undefined ? [] : [[id, file]];
  });
  return {
    schemas: Object.fromEntries(
      schemas.flatMap((name) => {
        const file = byName.get(name);
        return file === undefined ? [] : [[name, file]];
      }),
    ),
    operations: Object.fromEntries(operations),
  };
}
