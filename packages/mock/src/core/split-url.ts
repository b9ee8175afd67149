/** An address without its origin, in two halves. */
interface SplitUrl {
  path: string;
  /** The query, without the question mark; empty if there is none. */
  search: string;
}

/** Splits an address at its first question mark. */
export function splitUrl(url: string): SplitUrl {
  const at = url.indexOf('?');
  return at === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, at), search: url.slice(at + 1) };
}

/**
 * Makes several slashes in a row in the path of an address one: many programs put `/v2.1` behind a
 * base address that ends with a slash, and the service takes them.
 * @evidence public
 */
export function joinSlashes(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('//')) return url;
  return path.replaceAll(/\/{2,}/g, '/') + url.slice(path.length);
}
