import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';

/** Options of a PDF for tests: the lines of each page, and its approximate size in bytes. */
export interface MakePdfOptions {
  pages?: string[][];
  bytes?: number;
}

/** Random bytes cannot be packed, so that the file grows by their number. */
async function pad(document: PDFDocument, bytes: number): Promise<void> {
  if (bytes > 0) {
    await document.attach(randomBytes(bytes), 'padding.bin', {
      mimeType: 'application/octet-stream',
    });
  }
}

function write(page: PDFPage, lines: string[]): void {
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x: 72, y: 720 - index * 18, size: 12 });
  }
}

async function createDocument(pages: string[][]): Promise<PDFDocument> {
  const made = await PDFDocument.create({ updateMetadata: false });
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = made.addPage([612, 792]);
    page.setFont(font);
    write(page, lines);
  }
  return made;
}

const onePage = [['A document for tests.']];

/**
 * A PDF of Letter pages (612 by 792 points). The first line of a page has its baseline 72 points
 * below the top and begins 72 points from the left; lines are 18 points apart, in Helvetica 12.
 */
export async function makePdf({
  pages = onePage,
  bytes = 0,
}: MakePdfOptions = {}): Promise<Uint8Array> {
  const plain = await (await createDocument(pages)).save();
  if (bytes <= plain.length) {
    return plain;
  }
  const padded = await createDocument(pages);
  await pad(padded, bytes - plain.length);
  return padded.save();
}

/** A PDF that opens only with a password. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const made = await createDocument(onePage);
  made.encrypt({ userPassword: 'sesame', ownerPassword: 'open' });
  return made.save();
}

/** A PDF that begins as one and is cut off in the middle. */
export async function brokenPdf(): Promise<Uint8Array> {
  const whole = await makePdf();
  return whole.slice(0, whole.length / 2);
}
