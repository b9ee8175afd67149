/** A copy of a value with another value at a JSON pointer, or with nothing there. */
export function change(value: unknown, pointer: string, replacement?: { with: unknown }): unknown {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const copy: unknown = structuredClone(value);
  let parent: unknown = copy;
  for (const step of steps.slice(0, -1)) parent = isParent(parent) ? parent[step] : undefined;
  if (!isParent(parent)) throw new Error(`${pointer} does not exist in the request example`);
  const last = steps.at(-1) ?? '';
  if (replacement === undefined && !(last in parent))
    throw new Error(`${pointer} is not in the request example, so it cannot be removed`);
  if (replacement === undefined) delete parent[last];
  else parent[last] = replacement.with;
  return copy;
}

// A list is changed by index as an object is by name.
function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
