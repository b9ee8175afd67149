import type { Element, Root } from 'hast';
import { attribute, eachElement, element } from '../element.ts';

/** Shows every panel of a row of tabs, one below the other, each below the words of its tab. */
export function labelPanels(page: Root): void {
  const tabs = new Map<string, Element>();
  const panels: Element[] = [];
  eachElement(page, (found) => {
    const role = attribute(found, 'role');
    if (role === 'tab') tabs.set(attribute(found, 'id'), found);
    if (role === 'tabpanel') panels.push(found);
  });
  for (const panel of panels) {
    const tab = tabs.get(attribute(panel, 'ariaLabelledBy'));
    if (tab !== undefined) panel.children.unshift(element('p', [element('strong', tab.children)]));
  }
}
