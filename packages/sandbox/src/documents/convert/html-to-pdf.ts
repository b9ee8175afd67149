import { DocumentFault } from '../document-fault.ts';
import { blocksToPdf } from './blocks.ts';
import { htmlToBlocks } from './html-to-blocks.ts';
import { decodeText } from './text-to-pdf.ts';

/** Sets the headings, paragraphs and lists of simple HTML; looks, images and scripts are left out. */
export async function htmlToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const html = decodeText(bytes, name);
  try {
    return await blocksToPdf(await htmlToBlocks(html));
  } catch (error) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The HTML of ${name} cannot be taken apart; close all tags, or send it as a PDF.`,
      { cause: error },
    );
  }
}
