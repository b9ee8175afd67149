import { isObject, objectAt, type JsonObject } from './json.ts';
import { reach } from './reach.ts';

/** Drops every component that nothing refers to any more, mixins and inlined scalars above all. */
export function prune(document: JsonObject): JsonObject {
  const { components, ...rest } = document;
  if (!isObject(components)) return document;
  const used = reach(document, rest);
  const kept: JsonObject = {};
  for (const kind of Object.keys(components).toSorted()) {
    const entries = Object.entries(objectAt(components, kind))
      // Security schemes are named, not referred to.
      .filter(([name]) => kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (entries.length > 0) kept[kind] = Object.fromEntries(entries);
  }
  return { ...rest, components: kept };
}
