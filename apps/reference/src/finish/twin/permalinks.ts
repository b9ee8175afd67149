import type { Root } from 'hast';
import { attribute, eachElement, find } from '../element.ts';

/** Removes links that only show the address of their own element: a text does not need them. */
export function dropPermalinks(page: Root): void {
  eachElement(page, (place) => {
    const id = attribute(place, 'id');
    if (id === '') return;
    const link = find(place, (found) => attribute(found, 'href') === `#${id}`);
    if (link !== undefined) link.tagName = 'span';
  });
}
