import type { Root } from 'hast';
import { attribute, eachElement, element, hasClass } from '../element.ts';

/** Turns the boxes for notes and warnings into quotes that begin with their title. */
export function labelAsides(page: Root): void {
  eachElement(page, (aside) => {
    if (!hasClass(aside, 'starlight-aside')) return;
    const title = element('strong', [{ type: 'text', value: attribute(aside, 'ariaLabel') }]);
    // The title that is drawn says the same and is hidden from readers.
    const rest = aside.children.filter(
      (child) => child.type !== 'element' || !hasClass(child, 'starlight-aside__title'),
    );
    aside.tagName = 'blockquote';
    aside.children = [element('p', [title]), ...rest];
  });
}
