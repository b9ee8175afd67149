/** Takes out of an object what is there only by name. */
export function withoutUndefined<Thing extends object>(thing: Thing): Thing {
  const entries: [string, unknown][] = Object.entries(thing);
  for (const [field, value] of entries)
    if (value === undefined) Reflect.deleteProperty(thing, field);
  return thing;
}
