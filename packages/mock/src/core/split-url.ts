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
