import { type Block, plainText } from '../blocks.ts';
import { readXml } from './read-xml.ts';
import { createHeading, isListed } from './styles.ts';
import type { Look } from './styles.ts';

/** What is read of the paragraphs of a part. */
export interface ParagraphReader {
  styleOf(styleId: string): Look | undefined;
  /** The sign of a note in the text, such as `[1]`. */
  sign(kind: NoteKind, id: string): string;
  /** Receives a paragraph, and the ID of the note that it is part of. */
  take(block: Block, note: string | undefined): void;
}

/** Where a note is: at the foot of a page, or at the end. */
export type NoteKind = 'endnote' | 'footnote';

interface Paragraph {
  text: string;
  style: Look | undefined;
  heading: Look | undefined;
  listed: boolean | undefined;
}

/**
 * Elements whose text is not part of the document as it is read: what was deleted or moved away,
 * older properties, and what stands in for elements that old programs do not know.
 */
const skipped = new Set([
  'Fallback',
  'del',
  'instrText',
  'moveFrom',
  'pPrChange',
  'rPr',
  'sdtPr',
  'sectPr',
  'tabs',
  'tblPr',
]);
const characters = new Map([
  ['tab', '\t'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

function symbol(code: string | undefined): string {
  const number = Number.parseInt(code ?? '', 16);
  return number > 0 && number < 0xd8_00 ? String.fromCodePoint(number) : '?';
}

function createBlock({ text, style, heading, listed }: Paragraph): Block {
  const own: Look | undefined =
    listed === undefined ? undefined : { kind: listed ? 'item' : 'paragraph' };
  const styled = style?.kind === 'heading' ? style : (own ?? style);
  return { ...(heading ?? styled ?? { kind: 'paragraph' }), text: plainText(text) };
}

/**
 * Reads the paragraphs of the body of a .docx, or of its notes, in their order. Those in a text box
 * come before the paragraph that the box is tied to.
 */
export async function readParagraphs(bytes: Uint8Array, reader: ParagraphReader): Promise<void> {
  const open: Paragraph[] = [];
  let inText = false;
  let note: string | undefined;
  const add = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph !== undefined) paragraph.text += text;
  };
  await readXml(bytes, skipped, {
    open(name, attribute) {
      const paragraph = open.at(-1);
      switch (name) {
        case 'p':
          open.push({ text: '', style: undefined, heading: undefined, listed: undefined });
          break;
        case 't':
          inText = true;
          break;
        case 'br':
          add((attribute('type') ?? 'textWrapping') === 'textWrapping' ? '\n' : '');
          break;
        case 'sym':
          add(symbol(attribute('char')));
          break;
        case 'footnote':
        case 'endnote':
          note = attribute('id');
          break;
        case 'footnoteReference':
          add(reader.sign('footnote', attribute('id') ?? ''));
          break;
        case 'endnoteReference':
          add(reader.sign('endnote', attribute('id') ?? ''));
          break;
        case 'pStyle':
          if (paragraph !== undefined) {
            paragraph.style = reader.styleOf(attribute('val') ?? '');
          }
          break;
        case 'outlineLvl':
          if (paragraph !== undefined) {
            paragraph.heading = createHeading(attribute('val'));
          }
          break;
        case 'numId':
          if (paragraph !== undefined) {
            paragraph.listed = isListed(attribute('val'));
          }
          break;
        default:
          add(characters.get(name) ?? '');
      }
    },
    close(name) {
      if (name === 't') {
        inText = false;
      } else if (name === 'p') {
        const paragraph = open.pop();
        const block = paragraph === undefined ? undefined : createBlock(paragraph);
        if (block !== undefined && block.text !== '') reader.take(block, note);
      }
    },
    text(text) {
      if (inText) add(text);
    },
  });
}
