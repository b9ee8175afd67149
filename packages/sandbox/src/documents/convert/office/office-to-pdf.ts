import { DocumentFault } from '../../document-fault.ts';
import type { FileKind } from '../../file-types.ts';
import { blocksToPdf } from '../blocks.ts';
import { htmlToBlocks } from '../read-html.ts';
import { openCompound } from './compound.ts';
import { readDoc } from './read-doc.ts';
import { readMsg } from './read-msg.ts';
import { readOdt } from './read-odt.ts';
import { readPpt } from './read-ppt.ts';
import { readPptx } from './read-pptx.ts';
import { readRtf } from './read-rtf.ts';
import { readXps } from './read-xps.ts';
import { sheetToPdf } from './sheet-to-pdf.ts';
import type { TakeBlock } from './text-taker.ts';

/** The kinds of files that office programs write, and that are read here without their looks. */
export type OfficeKind = Exclude<FileKind, 'docx' | 'html' | 'image' | 'pdf' | 'text'>;

const names: Readonly<Record<OfficeKind, string>> = {
  doc: 'a Word document',
  msg: 'an Outlook message',
  odt: 'a text of OpenDocument',
  ppt: 'a PowerPoint presentation',
  pptx: 'a PowerPoint presentation',
  rtf: 'an RTF document',
  sheet: 'a workbook of Excel',
  wpd: 'a WordPerfect document',
  xps: 'an XPS document',
};

/**
 * Sets the words of a document of an office program on Letter pages, without its looks.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it is damaged, encrypted or too long, or
 *   where nothing here reads it
 */
export async function officeToPdf(
  bytes: Uint8Array,
  kind: OfficeKind,
  name: string,
): Promise<Uint8Array> {
  if (kind === 'wpd')
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} is ${names.wpd}, which only LibreOffice can read. Install LibreOffice, or save it as a PDF.`,
    );
  try {
    return kind === 'sheet'
      ? await sheetToPdf(bytes)
      : await blocksToPdf((take) => read(bytes, kind, take));
  } catch (error) {
    if (error instanceof DocumentFault) throw error;
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} is not ${names[kind]}, or is damaged or encrypted; save it again, or send it as a PDF.`,
      { cause: error },
    );
  }
}

async function read(
  bytes: Uint8Array,
  kind: Exclude<OfficeKind, 'sheet' | 'wpd'>,
  take: TakeBlock,
): Promise<void> {
  switch (kind) {
    case 'doc':
      return readDoc(await openCompound(bytes), take);
    case 'msg':
      return readMsg(await openCompound(bytes), take, async (html) => {
        for (const block of await htmlToBlocks(html)) take(block);
      });
    case 'odt':
      return readOdt(bytes, take);
    case 'ppt':
      return readPpt(await openCompound(bytes), take);
    case 'pptx':
      return readPptx(bytes, take);
    case 'rtf':
      return readRtf(bytes, take);
    case 'xps':
      return readXps(bytes, take);
  }
}
