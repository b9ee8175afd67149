import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { find, hasClass } from '../element.ts';
import { labelAsides } from './asides.ts';
import { flattenCells } from './cells.ts';
import { plainCode } from './code.ts';
import { leadToTwins } from './links.ts';
import { dropControls } from './omit.ts';
import { labelPanels } from './panels.ts';
import { dropPermalinks } from './permalinks.ts';
import { spaceWords } from './spacing.ts';

/** The Markdown twin of a page. */
export interface Twin {
  title: string;
  text: string;
  /** The targets of its links. */
  references: string[];
}

/**
 * Converts a page to Markdown: its title and its content, without the parts that only a person at a
 * screen can use.
 * @param tree the page, which is changed
 * @returns undefined if the page has no title or no content
 */
export function makeTwin(tree: Root, file: string, base: string): Twin | undefined {
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const title = main && find(main, ({ tagName }) => tagName === 'h1');
  const content = main && find(main, (found) => hasClass(found, 'sl-markdown-content'));
  if (title === undefined || content === undefined) return undefined;
  const page: Root = { type: 'root', children: [title, content] };
  plainCode(page);
  labelAsides(page);
  labelPanels(page);
  dropControls(page);
  dropPermalinks(page);
  spaceWords(page);
  flattenCells(page);
  const references = leadToTwins(page, file, base);
  const text = toMarkdown(toMdast(page, { document: true }), {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    // Columns that are filled up with spaces are long, and no easier to read for a machine.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return { title: toString(title).trim(), text, references };
}
