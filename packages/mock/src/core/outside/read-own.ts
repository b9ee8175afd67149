/**
 * Reads a member of a record by a name from outside. Names that every object inherits, such as
 * `constructor`, are absent unless the record has them itself.
 */
export function readOwn<Value>(
  from: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}
