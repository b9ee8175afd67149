/** The JSON pointer (RFC 6901) of a path; empty for the whole value. */
export function formatPointer(path: readonly PropertyKey[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
