import type { Element, Root } from 'hast';
import { attribute, eachElement, hasClass } from '../element.ts';

const controls = new Set(['button', 'svg', 'script', 'style', 'link', 'template']);

/**
 * Removes elements that the page marks with `data-twin="omit"`, and those that can only be seen or
 * pressed.
 */
export function dropControls(page: Root): void {
  eachElement(page, (parent) => {
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isControl(child),
    );
  });
}

function isControl(found: Element): boolean {
  return (
    controls.has(found.tagName) ||
    attribute(found, 'dataTwin') === 'omit' ||
    attribute(found, 'ariaHidden') === 'true' ||
    attribute(found, 'role') === 'tablist' ||
    hasClass(found, 'sl-anchor-link')
  );
}
