import { posix } from 'node:path';
import { DocumentFault } from '../../document-fault.ts';
import { limits } from '../../limits.ts';
import { type Block, createBudget, type Repeated } from '../block.ts';
import { blocksToPdf } from '../blocks.ts';
import { decodeUnicode } from '../text-to-pdf.ts';
import { numberNotes } from './notes.ts';
import { markPageNumbers } from './page-numbers.ts';
import { listPageParts } from './page-parts.ts';
import { readParagraphs } from './read-paragraphs.ts';
import { readXml, TooDeepError } from './read-xml.ts';
import { readStyles } from './styles.ts';
import { openZip, type Zip, ZipTooLargeError } from './zip.ts';

/** Parts of a type that are read: Word has three headers for each section. */
const mostParts = 60;

/** Changes the XML of the text of a .docx before it is read. */
type ChangeText = (xml: string) => string;

async function findText(zip: Zip): Promise<{ part: string; document: Uint8Array }> {
  const [part = 'word/document.xml'] = (await relatedParts(zip, '')).ofType('officeDocument');
  const document = zip.read(part);
  if (document === undefined) throw new Error(`The archive has no file ${part}.`);
  return { part, document };
}

async function readDocx(
  bytes: Uint8Array,
  take: (block: Block) => void,
  change?: ChangeText,
): Promise<void> {
  const zip = openZip(bytes, limits.docxBytes);
  const { part, document } = await findText(zip);
  const related = await relatedParts(zip, part);
  const partBytes = (type: string) => zip.read(related.ofType(type)[0] ?? `word/${type}.xml`);
  const styleOf = await readStyles(partBytes('styles'));
  const notes = numberNotes();
  const read = (given: Uint8Array, edit: ChangeText | undefined, own: (block: Block) => void) =>
    readParagraphs(
      edit === undefined ? given : new TextEncoder().encode(edit(decodeUnicode(given))),
      { styleOf, sign: notes.sign, take: own },
    );
  const parts = listPageParts({
    document,
    settings: partBytes('settings'),
    read: (path) => zip.read(path),
    ...related,
  });
  async function readRepeated(wanted: Repeated['at']): Promise<void> {
    for (const { path, at, on } of parts) {
      const content = at === wanted ? zip.read(path) : undefined;
      if (content === undefined) continue;
      await read(
        content,
        (xml) => markPageNumbers(change === undefined ? xml : change(xml)),
        (block) => take({ ...block, repeated: { at, on } }),
      );
    }
  }
  await readRepeated('top');
  await read(document, change, take);
  await readRepeated('bottom');
  for (const kind of ['footnote', 'endnote'] as const) {
    const noteBytes = partBytes(`${kind}s`);
    if (noteBytes !== undefined) {
      (await notes.read(kind, noteBytes, styleOf)).forEach(take);
    }
  }
}

/** Creates the service's error for an invalid .docx. */
function createFault(error: unknown, name: string): DocumentFault {
  if (error instanceof DocumentFault) return error;
  const what =
    error instanceof ZipTooLargeError
      ? `unpacks to more than ${limits.docxBytes / 1024 / 1024} MB of text; split it, or send it as a PDF.`
      : error instanceof TooDeepError
        ? `has elements nested more than ${limits.docxDepth} levels deep; save it again as .docx, or send it as a PDF.`
        : 'is not a .docx file or is damaged; save it again as .docx or as a PDF.';
  return new DocumentFault('UNABLE_TO_LOAD_DOCUMENT', `The document ${name} ${what}`, {
    cause: error,
  });
}

/**
 * Converts the headings, paragraphs, lists, tables and notes of a .docx, with weight, slant, size and
 * colour of their letters. Headers and footers stand on their pages; images are left out.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if it is damaged or exceeds a limit.
 */
export async function docxToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  try {
    return await blocksToPdf((take) => readDocx(bytes, take));
  } catch (error) {
    throw createFault(error, name);
  }
}

/**
 * Reads the paragraphs and tables of a .docx.
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it is damaged or passes a limit.
 */
export async function readDocxBlocks(
  bytes: Uint8Array,
  name: string,
  change: ChangeText,
): Promise<Block[]> {
  const blocks: Block[] = [];
  const count = createBudget();
  try {
    await readDocx(
      bytes,
      (block) => {
        count(block.text);
        blocks.push(block);
      },
      change,
    );
  } catch (error) {
    throw createFault(error, name);
  }
  return blocks;
}

/** The parts that another part, or with `''` the document itself, refers to. */
interface RelatedParts {
  ofType(type: string): readonly string[];
  byId(id: string): string | undefined;
}

/**
 * Reads where the parts are that a part refers to. The types are the last words of the URIs that
 * name them, as there are two sets of URIs.
 */
async function relatedParts(zip: Zip, part: string): Promise<RelatedParts> {
  const folder = posix.dirname(part);
  const bytes = zip.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const targets = new Map<string, string[]>();
  const ids = new Map<string, string>();
  if (bytes !== undefined) {
    await readXml(bytes, new Set(), {
      open(name, attribute) {
        const type = attribute('Type');
        const target = attribute('Target');
        if (name === 'Relationship' && type !== undefined && target !== undefined) {
          const word = type.slice(type.lastIndexOf('/') + 1);
          const path = posix.join(target.startsWith('/') ? '/' : folder, target);
          targets.set(word, [...(targets.get(word) ?? []), path].slice(0, mostParts));
          ids.set(attribute('Id') ?? '', path);
        }
      },
      close() {},
    });
  }
  return { ofType: (type) => targets.get(type) ?? [], byId: (id) => ids.get(id) };
}
