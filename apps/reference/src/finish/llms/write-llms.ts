import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Link, Paragraph, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PageFacts } from '../read-pages.ts';
import { listEntries, type Entry } from './entries.ts';
import { createSections, type Section } from './sections.ts';

const explanation =
  'Every page of this site is also there as Markdown: index.md in place of index.html, with links from twin to twin. The categories, the schemas, the error codes and the members of the packages are not listed here, but in lists of their own.';

/**
 * Writes llms.txt, the list of the pages for machines (https://llmstxt.org). There is no
 * llms-full.txt: all pages in one text are more than a machine can read at once.
 * @returns the start page and the pages that it lists
 */
export function writeLlms(pages: readonly PageFacts[], site: string, base: string): Entry[] {
  const entries = listEntries(pages, base);
  const sections = createSections(entries);
  const start = entries.find(({ folder }) => folder === '');
  const children: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(start?.title ?? '')] },
    { type: 'blockquote', children: [paragraph(start?.description ?? '')] },
    paragraph(explanation),
    ...sections.flatMap(sectionContent),
  ];
  writeFileSync(
    path.join(site, 'llms.txt'),
    toMarkdown({ type: 'root', children }, { bullet: '-' }),
  );
  const listed = sections.flatMap((section) => section.entries);
  // A missing start page is found by the links of the others.
  return start === undefined ? listed : [start, ...listed];
}

function sectionContent({ title, entries }: Section): RootContent[] {
  return [
    { type: 'heading', depth: 2, children: [text(title)] },
    {
      type: 'list',
      spread: false,
      children: entries.map((entry) => ({ type: 'listItem', children: [line(entry)] })),
    },
  ];
}

function line({ title, twin, description }: Entry): Paragraph {
  const link: Link = { type: 'link', url: encodeURI(twin), children: [text(title)] };
  // That of an operation ends with its title, which is long enough once.
  const more = description.endsWith(`: ${title}.`)
    ? description.slice(0, -title.length - 3)
    : description;
  const rest = more === '' ? [] : [text(`: ${more}`)];
  return { type: 'paragraph', children: [link, ...rest] };
}

const text = (value: string) => ({ type: 'text', value: oneLine(value) }) as const;
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] });
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trimEnd();
