/** An object without the fields that are undefined, so that they do not cover others when spread. */
export function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  // Parsing drops the undefined properties; the types of the others stay the same.
  const rest: { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } = JSON.parse(
    JSON.stringify(fields),
  );
  return rest;
}
