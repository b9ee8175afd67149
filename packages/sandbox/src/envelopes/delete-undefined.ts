/** Deletes the properties of an object whose value is undefined, in place. */
export function deleteUndefined<Thing extends object>(thing: Thing): Thing {
  const entries: [string, unknown][] = Object.entries(thing);
  for (const [field, value] of entries)
    if (value === undefined) Reflect.deleteProperty(thing, field);
  return thing;
}
