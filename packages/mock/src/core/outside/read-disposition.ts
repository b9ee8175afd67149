/**
 * Reads a parameter of a `Content-Disposition` header, in quotes or without them.
 * @param name name of the parameter, in lower case
 * @returns undefined if it is missing
 */
export function readDisposition(header: string, name: string): string | undefined {
  for (const [, key = '', quoted, bare = ''] of header.matchAll(
    /(?:^|[;\s])([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gu,
  ))
    if (key.toLowerCase() === name) return quoted?.replaceAll(/\\(.)/gu, '$1') ?? bare.trim();
  return undefined;
}
