import type { Location, Oas3Rule } from '@redocly/openapi-core';

/**
 * Checks that every name in `x-permissions` is a permission: a boolean property of a schema of the
 * area, as roles have them.
 */
export const permissionsKnown: Oas3Rule = () => {
  const named: { name: string; location: Location }[] = [];
  const known = new Set<string>();
  return {
    Operation(operation, { location, report }) {
      const names: unknown = Reflect.get(operation, 'x-permissions');
      if (names === undefined) return;
      const place = location.child(['x-permissions']);
      if (!Array.isArray(names) || names.length === 0)
        report({
          message: '`x-permissions` lists permissions; leave it out where none is needed',
          location: place,
        });
      else for (const name of names) named.push({ name: String(name), location: place });
    },
    Schema(schema) {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        if ('type' in property && property.type === 'boolean') known.add(name);
    },
    Root: {
      leave(_root, { report }) {
        for (const { name, location } of named)
          if (!known.has(name))
            report({ message: `\`${name}\` is not a permission; correct it`, location });
      },
    },
  };
};
