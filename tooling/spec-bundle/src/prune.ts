import { follow, isObject, objectAt, type Json, type JsonObject } from './json.ts';

/** Drops every component that nothing refers to any more, mixins and inlined scalars above all. */
export function prune(document: JsonObject): JsonObject {
  const { components, ...rest } = document;
  if (!isObject(components)) return document;
  const used = new Set<string>();
  const collect = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const item of node) collect(item);
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string' && !used.has(node.$ref)) {
      used.add(node.$ref);
      collect(follow(document, node.$ref));
    }
    for (const value of Object.values(node)) collect(value);
  };
  collect(rest);

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
