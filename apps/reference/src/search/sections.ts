import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

/** A heading of a page that a link can lead to. */
export interface Section {
  id: string;
  title: string;
  /** The first words below the heading. */
  start: string;
}

// Long enough to find a section by its subject, without a copy of the guide.
const length = 240;

/** The sections of a page, and the first words of the page before them. */
export function readSections(html: string): { start: string; sections: Section[] } {
  const before = { texts: new Array<string>() };
  const sections: (Omit<Section, 'start'> & { texts: string[] })[] = [];
  for (const node of fromHtml(html, { fragment: true }).children) {
    const heading = headingIn(node);
    const id = heading?.properties['id'];
    if (heading && typeof id === 'string')
      sections.push({ id, title: toString(heading), texts: [] });
    else (sections.at(-1) ?? before).texts.push(toString(node));
  }
  return {
    start: shortenStart(before.texts),
    sections: sections.map(({ id, title, texts }) => ({ id, title, start: shortenStart(texts) })),
  };
}

/** A heading, which may stand in a box together with the link to it. */
function headingIn(node: Nodes): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (/^h[1-6]$/.test(node.tagName)) return node;
  return node.tagName === 'div' ? node.children.map(headingIn).find(Boolean) : undefined;
}

function shortenStart(texts: readonly string[]): string {
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, length);
}
