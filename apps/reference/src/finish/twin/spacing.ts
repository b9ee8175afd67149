import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { eachElement } from '../element.ts';

const words = new Set(['a', 'code', 'span']);
const isWord = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && words.has(node.tagName);

/**
 * Inserts spaces between words that only the style of the page separates: name, type, `required`.
 */
export function spaceWords(page: Root): void {
  eachElement(page, (parent) => {
    parent.children =
      parent.tagName === 'code' ? [{ type: 'text', value: toString(parent) }] : spaced(parent);
  });
}

function spaced({ children }: Element): ElementContent[] {
  return children.flatMap((child, at) =>
    isWord(child) && isWord(children[at - 1]) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}
