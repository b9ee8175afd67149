/** The JSON pointer (RFC 6901) of a path; empty for the whole value. */
export function formatPointer(path: readonly PropertyKey[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function readPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, step) =>
        typeof inside === 'object' && inside !== null
          ? Object.getOwnPropertyDescriptor(inside, step)?.value
          : undefined,
      value,
    );
}
