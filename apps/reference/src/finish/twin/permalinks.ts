import type { Root } from 'hast';
import { attribute, eachElement, find } from '../element.ts';

/** Takes the link from what is linked only to show its own address: a text has no use for it. */
export function dropPermalinks(page: Root): void {
  eachElement(page, (place) => {
    const id = attribute(place, 'id');
    if (id === '') return;
    const link = find(place, (found) => attribute(found, 'href') === `#${id}`);
    if (link !== undefined) link.tagName = 'span';
  });
}
