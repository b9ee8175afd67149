/** Splits a JSON pointer into steps. */
export function parsePointer(pointer: string): string[] {
  const steps = pointer.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Joins steps to a JSON pointer. */
export function writePointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Copies a value and sets or deletes the value at a place in the copy.
 * @throws Error if the value has no such place
 */
export function change(
  value: unknown,
  steps: readonly string[],
  replacement: { with?: unknown },
): unknown {
  const last = steps.at(-1);
  if (last === undefined) return replacement.with;
  const copy: unknown = structuredClone(value);
  let parent: unknown = copy;
  for (const step of steps.slice(0, -1)) parent = isParent(parent) ? parent[step] : undefined;
  if (!isParent(parent) || !('with' in replacement || last in parent))
    throw new Error(`${writePointer(steps)} is not in the value to change`);
  if ('with' in replacement) parent[last] = replacement.with;
  else delete parent[last];
  return copy;
}

/** Finds the value at a path, such as `paging/next`. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (node, step) => (isParent(node) && Object.hasOwn(node, step) ? node[step] : undefined),
      data,
    );
}

/** Reads the message of an error response; empty if there is none. */
export function messageIn(data: unknown): string {
  const fields = ['message', 'error_description', 'errorMessage', 'detail', 'error'];
  return String(
    fields.map((field) => valueAt(data, field)).find((text) => text !== undefined) ?? '',
  );
}

// Lists are changed by index as objects are by name.
function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
