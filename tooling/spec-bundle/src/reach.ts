import { follow, isObject, textAt, type Json, type JsonObject } from './json.ts';

/** Every local reference that stands in a part of a document, or behind one that does. */
export function reach(document: JsonObject, part: Json): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    const reference = textAt(node, '$ref');
    if (reference !== undefined && !reached.has(reference)) {
      reached.add(reference);
      visit(follow(document, reference));
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(part);
  return reached;
}
