import { getCollection, type CollectionEntry } from 'astro:content';
import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { areas, pagedAreas } from '../contract/areas.ts';
import { readFragment } from '../html/read-html.ts';
import { areaRecords, errorRecords, eventRecords } from './contract-records.ts';
import { fieldRecords, parameterRecords } from './name-records.ts';
import type { SearchIndex, Kind, SearchRecord } from './record.ts';
import { siteRecords, termRecords } from './site-records.ts';

/** A heading of a page that a link can lead to. */
interface Section {
  id: string;
  title: string;
  /** The first words below the heading. */
  start: string;
}

// Long enough to find a section by its subject, without a copy of the guide.
const length = 240;

/** The sections of a page, and the first words of the page before them. */
function readSections(html: string): { start: string; sections: Section[] } {
  const before = { texts: new Array<string>() };
  const sections: (Omit<Section, 'start'> & { texts: string[] })[] = [];
  for (const node of readFragment(html).children) {
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

/** Everything that search can lead to. */
export async function makeSearchIndex(): Promise<SearchIndex> {
  return {
    areas: pagedAreas.map(({ name }) => name),
    records: [
      ...(await documentRecords()),
      ...siteRecords,
      ...pagedAreas.flatMap(areaRecords),
      ...errorRecords,
      ...eventRecords,
      ...termRecords,
      ...areas.flatMap(fieldRecords),
      ...areas.flatMap(parameterRecords),
    ],
  };
}

/** Every page that is written as Markdown, and every heading of a guide. */
async function documentRecords(): Promise<SearchRecord[]> {
  const documents = await getCollection('docs');
  return documents.flatMap(createRecords);
}

function createRecords({ id, data, rendered }: CollectionEntry<'docs'>): SearchRecord[] {
  const { title, description = '' } = data;
  const kind: Kind = id.startsWith('guides/') ? 'guide' : 'package';
  const address = `${id}/`;
  const page: SearchRecord = { kind, title, detail: description, address };
  if (kind !== 'guide') return [page];
  const { start, sections } = readSections(rendered?.html ?? '');
  return [
    { ...page, words: start },
    ...sections.map((section) => ({
      kind,
      title: section.title,
      detail: title,
      address: `${address}#${section.id}`,
      words: section.start,
    })),
  ];
}
