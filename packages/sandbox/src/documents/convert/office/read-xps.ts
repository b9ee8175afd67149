import { posix } from 'node:path';
import { limits } from '../../limits.ts';
import { readXml } from '../docx/read-xml.ts';
import { openZip, type Zip } from '../docx/zip.ts';
import type { TakeBlock } from './text-taker.ts';

/**
 * Reads the text of the pages of an XPS document: a line for all that stands at one height.
 * @throws Error where it is damaged
 */
export async function readXps(bytes: Uint8Array, take: TakeBlock): Promise<void> {
  const zip = openZip(bytes, limits.docxBytes);
  const [start] = await sources(zip, '_rels/.rels', (name, attribute) =>
    name === 'Relationship' && attribute('Type')?.endsWith('/fixedrepresentation') === true
      ? attribute('Target')
      : undefined,
  );
  const sequence = start === undefined ? 'FixedDocSeq.fdseq' : posix.join('/', start).slice(1);
  const documents = await sources(zip, sequence, sourceOf('DocumentReference'));
  if (documents.length === 0) throw new Error('The archive has no document.');
  for (const document of documents)
    for (const page of await sources(zip, document, sourceOf('PageContent')))
      await readPage(zip, page, take);
}

type Attribute = (name: string) => string | undefined;

/** Gives what finds the sources that elements of one name have. */
function sourceOf(wanted: string) {
  return (name: string, attribute: Attribute): string | undefined =>
    name === wanted ? attribute('Source') : undefined;
}

/** The parts that a part names, from its own folder on. */
async function sources(
  zip: Zip,
  part: string,
  find: (name: string, attribute: Attribute) => string | undefined,
): Promise<string[]> {
  const bytes = zip.read(part);
  const found: string[] = [];
  if (bytes !== undefined)
    await readXml(bytes, new Set(), {
      open(name, attribute) {
        const source = find(name, attribute);
        if (source === undefined) return;
        const folder = part.startsWith('_rels') ? '/' : posix.join('/', posix.dirname(part));
        found.push(posix.resolve(folder, source).slice(1));
      },
      close() {},
    });
  return found;
}

async function readPage(zip: Zip, part: string, take: TakeBlock): Promise<void> {
  const bytes = zip.read(part);
  if (bytes === undefined) throw new Error(`The archive has no file ${part}.`);
  const lines = new Map<number, string[]>();
  await readXml(bytes, new Set(), {
    open(name, attribute) {
      const text = name === 'Glyphs' ? (attribute('UnicodeString') ?? '') : '';
      if (text.trim() === '') return;
      const height = Math.round(Number(attribute('OriginY') ?? '0') / 4);
      const line = lines.get(height);
      const shown = text.startsWith('{}') ? text.slice(2) : text;
      if (line === undefined) lines.set(height, [shown]);
      else line.push(shown);
    },
    close() {},
  });
  for (const line of lines.values()) take({ kind: 'paragraph', text: line.join(' ') });
}
