import { follow, isObject, type JsonObject } from './json.ts';

/** Every local reference that stands in a part of a document, or behind one that does. */
export function reach(document: JsonObject, part: unknown): ReadonlySet<string> {
  return closure(referencesIn(part), (reference) => referencesIn(follow(document, reference)));
}

/** The references that stand in a part of a document, as they are written. */
export function referencesIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string') found.add(node.$ref);
    for (const value of Object.values(node)) visit(value);
  };
  visit(part);
  return found;
}

/** Returns all nodes that can be reached from some nodes, step by step. */
export function closure(
  from: Iterable<string>,
  next: (one: string) => Iterable<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    open.push(...next(one));
  }
  return reached;
}
