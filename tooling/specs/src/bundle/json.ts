/** A value of a JSON or YAML document. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** An object of a JSON or YAML document. */
export interface JsonObject {
  [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object under a name, or an empty one if there is none. */
export function objectAt(parent: JsonObject, name: string): JsonObject {
  const value = parent[name];
  return isObject(value) ? value : {};
}

/** Returns the list under a name, or an empty one if there is none. */
export function listAt(parent: JsonObject, name: string): Json[] {
  const value = parent[name];
  return Array.isArray(value) ? value : [];
}

/** Returns the text under a name, or undefined if there is none. */
export function textAt(parent: JsonObject, name: string): string | undefined {
  const value = parent[name];
  return typeof value === 'string' ? value : undefined;
}

/** Resolves a reference, or returns the object itself if it is not one; empty if there is none. */
export function resolve(value: Json | undefined, document: JsonObject): JsonObject {
  const reference = isObject(value) ? textAt(value, '$ref') : undefined;
  const found = reference === undefined ? value : follow(document, reference);
  return isObject(found) ? found : {};
}

/** Follows a local reference (`#/a/b`) through a document; undefined if it leads nowhere. */
export function follow(document: JsonObject, reference: string): Json | undefined {
  let value: Json | undefined = document;
  for (const step of reference.replace(/^#\//, '').split('/')) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isObject(value) ? value[name] : undefined;
  }
  return value;
}
