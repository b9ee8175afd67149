import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/** Reads Markdown as GitHub has it. */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Writes it again. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' });
}
