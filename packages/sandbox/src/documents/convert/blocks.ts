import { flow, type ParagraphStyle, tooLong } from '../flow.ts';
import { limits } from '../limits.ts';
import { newPdf, savePdf } from '../pdf-lib.ts';

/** A piece of a text: a heading of level 1 to 6, a paragraph, an item of a list or fixed text. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'fixed';
  text: string;
  level?: number;
}

/** No page has room for so many lines of the smallest letters. */
const mostLines = 100;

const headingSizes = [18, 15, 13, 12, 11, 11];

function style(block: Block): ParagraphStyle {
  switch (block.kind) {
    case 'heading':
      return { size: headingSizes[(block.level ?? 1) - 1] ?? 11, bold: true, before: 10 };
    case 'item':
      return { indent: 14, before: 3 };
    case 'fixed':
      return { font: 'Courier', size: 9 };
    case 'paragraph':
      return { before: 6 };
  }
}

/**
 * Writes a text as a PDF of Letter pages. `write` passes one block after the other.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it has more pages or characters than
 *   limits.ts allows.
 */
export async function blocksToPdf(
  write: (take: (block: Block) => void) => void | Promise<void>,
): Promise<Uint8Array> {
  const blocks: Block[] = [];
  let characters = 0;
  await write((block) => {
    characters += block.text.length;
    // What is too long for certain is not read to its end; the flow knows the limits exactly.
    if (characters > limits.characters) throw tooLong(limits.characters, 'characters');
    if (blocks.length > limits.pages * mostLines) throw tooLong(limits.pages, 'pages');
    blocks.push(block);
  });
  const document = await newPdf();
  const pages = await flow(document, limits);
  for (const block of blocks) {
    const text = block.kind === 'item' ? `\u2022 ${block.text}` : block.text;
    await pages.paragraph(text, style(block));
  }
  if (document.getPageCount() === 0) {
    document.addPage([612, 792]);
  }
  return savePdf(document);
}

/**
 * The words of a paragraph: runs of spaces become one, none is left at the ends of its lines. A text
 * that is too long stays as it is, as it is rejected for its length.
 */
export function plainText(text: string): string {
  if (text.length > limits.characters) return text;
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim();
}
