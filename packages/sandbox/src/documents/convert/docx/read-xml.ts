import { limits } from '../../limits.ts';
import { readMarkup } from '../read-markup.ts';
import { decodeUnicode } from '../text-to-pdf.ts';

/** Callbacks for the contents of an XML part of a .docx, in document order. */
export interface XmlReader {
  /** @param attribute gives an attribute by its name, with its prefix or without one */
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text?(text: string): void;
}

/** The elements of a part are nested deeper than they may be. */
export class TooDeepError extends Error {}

/** Names without their prefixes, which each document may choose. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Reads an XML part of a .docx in one pass. Elements named in `skipped` are left out with their
 * content.
 *
 * @throws {TooDeepError} if elements are nested too deeply.
 * @throws {Error} if it is not text in UTF-8 or UTF-16, or its elements are not closed in order.
 */
export async function readXml(
  bytes: Uint8Array,
  skipped: ReadonlySet<string>,
  reader: XmlReader,
): Promise<void> {
  const xml = decodeUnicode(bytes);
  const open: string[] = [];
  let skippedFrom = Number.POSITIVE_INFINITY;
  let roots = 0;
  await readMarkup(xml, 'xml', {
    open(name, attributes) {
      roots += open.length === 0 ? 1 : 0;
      open.push(name);
      if (open.length > limits.docxDepth) throw new TooDeepError();
      if (open.length > skippedFrom) return;
      const local = localName(name);
      if (skipped.has(local)) {
        skippedFrom = open.length;
        return;
      }
      reader.open(local, (wanted) => {
        for (const [key, value] of attributes) {
          if (key === wanted || localName(key) === wanted) return value;
        }
        return undefined;
      });
    },
    close(name) {
      if (open.at(-1) !== name) throw new Error(`The element ${name} is not closed correctly.`);
      if (open.length < skippedFrom) reader.close(localName(name));
      if (open.length === skippedFrom) skippedFrom = Number.POSITIVE_INFINITY;
      open.pop();
    },
    text(text) {
      if (open.length < skippedFrom) reader.text?.(text);
    },
  });
  if (open.length > 0 || roots !== 1) throw new Error('The XML is incomplete.');
}
