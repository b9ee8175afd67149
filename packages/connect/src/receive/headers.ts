/** The headers of a request, as `Headers` or as the plain object that Node's servers give. */
export type HeadersLike =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** All headers as pairs of a name in small letters and a value. */
export function headerPairs(headers: HeadersLike): [name: string, value: string][] {
  if (isHeaders(headers)) return [...headers];
  return Object.entries(headers).flatMap(([name, value]) => {
    const values = typeof value === 'string' ? [value] : (value ?? []);
    return values.map((one): [string, string] => [name.toLowerCase(), one]);
  });
}

/** Checks for the methods, not the class: some servers have their own `Headers`. */
function isHeaders(headers: HeadersLike): headers is Headers {
  return typeof headers.get === 'function' && Symbol.iterator in headers;
}
