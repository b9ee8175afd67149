/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(childOf, data);
}

/** The keys that an object may have at a path, by a JSON Schema that refers to nothing. */
export function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<unknown>(
    (parent, step) =>
      typeof step === 'number' ? childOf(parent, 'items') : childOf(propertiesOf(parent), step),
    schema,
  );
  return Object.keys(propertiesOf(found) ?? {});
}

/** The properties of an object or, where there is a choice, of the alternative that is an object. */
function propertiesOf(schema: unknown): object | undefined {
  const alternatives = childOf(schema, 'anyOf');
  const candidates: unknown[] = Array.isArray(alternatives) ? alternatives : [schema];
  return candidates
    .map((candidate) => childOf(candidate, 'properties'))
    .find((properties) => typeof properties === 'object' && properties !== null);
}

function childOf(parent: unknown, step: PropertyKey): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.getOwnPropertyDescriptor(parent, step)?.value;
}
