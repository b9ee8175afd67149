/**
 * A path with values in the place of its parameters, and the query behind it. A parameter without
 * a value stays as it is, so that one sees what is missing.
 */
export function fillTarget(
  path: string,
  values: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(values[name] ?? whole),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
