import type { Element, Root } from 'hast';

/** Returns an attribute as text, whatever the type of its value; empty if it is missing. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name] ?? '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Reports whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'className').split(' ').includes(name);

/**
 * Meets every element below a node, each before those within it, which it may change. There are
 * millions of them, and a general walker takes several times as long.
 */
export function eachElement(node: Root | Element, meet: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    meet(child);
    eachElement(child, meet);
  }
}

/** The first element below a node that is as wanted. */
export function find(
  node: Root | Element,
  wanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = wanted(child) ? child : find(child, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An element without attributes. */
export const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
