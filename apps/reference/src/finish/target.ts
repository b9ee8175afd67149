/** The target of a reference on a page. */
export type Target =
  /** A file that should be on the site, and a place in it. */
  | { kind: 'file'; file: string; fragment: string }
  /** An address on the server of the site, but not below its base. */
  | { kind: 'outside' }
  /** Another server. */
  | { kind: 'elsewhere'; host: string }
  /** A reference that is not fetched: mail, data within the page. */
  | { kind: 'within' }
  | { kind: 'broken' };

const origin = 'http://site.invalid';

/**
 * Resolves a reference as a browser does that has the page open.
 * @param reference the reference as written in the page or its twin
 * @param file the page or the twin, as a path below the base
 * @param base the path under which the site is served, `/reference/`
 */
export function resolveTarget(reference: string, file: string, base: string): Target {
  const from = origin + encodeURI(base + file);
  if (!URL.canParse(reference, from)) return { kind: 'broken' };
  const url = new URL(reference, from);
  if (['mailto:', 'data:'].includes(url.protocol)) return { kind: 'within' };
  if (!['http:', 'https:'].includes(url.protocol)) return { kind: 'broken' };
  if (url.origin !== origin) return { kind: 'elsewhere', host: url.hostname };
  const pathname = decode(url.pathname);
  const fragment = decode(url.hash.slice(1));
  if (pathname === undefined || fragment === undefined) return { kind: 'broken' };
  if (!pathname.startsWith(base)) return { kind: 'outside' };
  const below = pathname.slice(base.length);
  return { kind: 'file', file: below.replace(/(^|\/)$/, '$1index.html'), fragment };
}

/** Decodes percent escapes; undefined if they are invalid. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
