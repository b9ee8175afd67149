/** Deletes the properties of an object whose value is undefined, in place. */
export function deleteUndefined<Target extends object>(target: Target): Target {
  const entries: [string, unknown][] = Object.entries(target);
  for (const [field, value] of entries)
    if (value === undefined) Reflect.deleteProperty(target, field);
  return target;
}
