import { isPlainObject, isRef, type Location, type Oas3Rule } from '@redocly/openapi-core';
import { methods } from './methods.ts';

/** How many levels of names or numbers may stand above the references under a key of the root. */
const levels: Record<string, number> = { servers: 1, paths: 2, webhooks: 2, components: 2 };

/**
 * Demands that `openapi.yaml` holds nothing but references to other files: one for each operation
 * under its path and method, for each server and each security scheme, and one for everything
 * else, such as the tags. It is then a table of contents, and one change touches one small file.
 */
export const rootOnlyRefs: Oas3Rule = () => ({
  Root(root, { location, report }) {
    const check = (value: unknown, place: Location, depth: number): void => {
      if (depth > 0 && (isPlainObject(value) || Array.isArray(value))) {
        for (const [name, inner] of Object.entries(value))
          check(inner, place.child([name]), depth - 1);
        return;
      }
      if (isFileReference(value)) return;
      const name = place.pointer.slice('#/'.length).replaceAll('~1', '/');
      report({
        message: `\`${name}\` is inline; move it to its own file and reference it`,
        location: place.key(),
      });
    };
    for (const [key, value] of Object.entries(root))
      if (key !== 'openapi') check(value, location.child([key]), levels[key] ?? 0);
  },
  PathItem(item, { key: path, location, report }) {
    for (const key of Object.keys(item))
      if (!methods.some((method) => method === key))
        report({
          message: `\`${path}\` has \`${key}\`, but only methods are allowed under a path; move it to the files of the operations`,
          location: location.child([key]).key(),
        });
  },
});

/** A reference to another file, with nothing beside it. */
function isFileReference(value: unknown): boolean {
  return isRef(value) && Object.keys(value).length === 1 && !value.$ref.startsWith('#');
}
