/**
 * Fills values into the parameters of a path, and adds the query. A parameter without a value stays
 * as it is, so that its absence is visible.
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
