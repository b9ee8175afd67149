import { DocumentFault } from '../document-fault.ts';
import { blocksToPdf } from './blocks.ts';
import { htmlToBlocks } from './html-to-blocks.ts';

/** Sets the headings, paragraphs, lists and tables of a .docx as text; looks are left out. */
export async function docxToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const { default: mammoth } = await import('mammoth');
  const noImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) },
      { convertImage: noImages },
    );
    return await blocksToPdf(await htmlToBlocks(value));
  } catch (error) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} is no .docx or is damaged; save it again as .docx or as a PDF.`,
      { cause: error },
    );
  }
}
