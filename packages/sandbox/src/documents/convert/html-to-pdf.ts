import { blocksToPdf } from './blocks.ts';
import { readHtml } from './html-to-blocks.ts';
import { decodeText } from './text-to-pdf.ts';

/** Writes the headings, paragraphs and lists of HTML; looks, images and scripts are left out. */
export function htmlToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const html = decodeText(bytes, name);
  return blocksToPdf((take) => readHtml(html, take));
}
