import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findFirstSentence } from '../contract/first-sentence.ts';

/** A page about a package, or about something that it exports. */
export interface Page {
  /** The file that it is made of, as links of other files name it. */
  file: string;
  /** Its path below `packages/`, without a slash at the end. */
  slug: string;
  title: string;
  /** One plain sentence. */
  description: string;
  body: Root;
}

/** The address of a page on the site. */
export const packageAddress = (slug: string): string => `packages/${slug}${slug && '/'}`;

/** Splits a text into its title and the rest, since the site shows the title itself. */
export function splitTitle({ children, ...root }: Root): { title: string; body: Root } {
  const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const heading = children[at];
  return {
    title: heading === undefined ? '' : toString(heading),
    body: { ...root, children: children.filter((node) => node !== heading) },
  };
}

/** The first sentence that a text has before its first heading. */
export function firstSentence({ children }: Root): string | undefined {
  const end = children.findIndex(({ type }) => type === 'heading');
  const before = end === -1 ? children : children.slice(0, end);
  const paragraph = before.find(({ type }) => type === 'paragraph');
  return paragraph && findFirstSentence(toString(paragraph));
}
