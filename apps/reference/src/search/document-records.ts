import { getCollection, type CollectionEntry } from 'astro:content';
import type { Kind, SearchRecord } from './record.ts';
import { readSections } from './sections.ts';

/** Every page that is written as Markdown, and every heading of a guide. */
export async function documentRecords(): Promise<SearchRecord[]> {
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
