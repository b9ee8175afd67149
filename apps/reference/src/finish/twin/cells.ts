import type { Element, Root } from 'hast';
import { eachElement } from '../element.ts';

const separators = new Map([
  ['li', ', '],
  ['dd', ', '],
  ...['p', 'div', 'ul', 'ol', 'dl', 'dt', 'pre', 'details', 'summary'].map(
    (block) => [block, ' '] as const,
  ),
]);

/** Joins the content of each table cell into one line: Markdown has no blocks there. */
export function flattenCells(page: Root): void {
  eachElement(page, ({ tagName, children }) => {
    if (tagName === 'td' || tagName === 'th') flatten(children);
  });
}

function flatten(children: Element['children']): void {
  const elements = children.filter((child) => child.type === 'element');
  for (const child of elements) {
    flatten(child.children);
    const separator = separators.get(child.tagName);
    if (separator === undefined) continue;
    child.tagName = 'span';
    if (child !== elements.at(-1)) child.children.push({ type: 'text', value: separator });
  }
}
