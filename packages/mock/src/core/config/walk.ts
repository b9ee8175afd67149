/** Returns the value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(getChild, data);
}

/** The keys that an object may have at a path, by a JSON Schema that refers to nothing. */
export function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<unknown>(
    (parent, step) =>
      typeof step === 'number' ? getChild(parent, 'items') : getChild(findProperties(parent), step),
    schema,
  );
  return Object.keys(findProperties(found) ?? {});
}

/** Returns the properties of an object or, for a union, of the alternative that is an object. */
function findProperties(schema: unknown): object | undefined {
  const alternatives = getChild(schema, 'anyOf');
  const candidates: unknown[] = Array.isArray(alternatives) ? alternatives : [schema];
  return candidates
    .map((candidate) => getChild(candidate, 'properties'))
    .find((properties) => typeof properties === 'object' && properties !== null);
}

function getChild(parent: unknown, step: PropertyKey): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.getOwnPropertyDescriptor(parent, step)?.value;
}
