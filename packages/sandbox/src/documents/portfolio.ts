import { encodable } from './encodable.ts';
import type { ArchiveFile } from './index.ts';
import { newPdf, pdfLib } from './pdf-lib.ts';

const margin = 72;

/** Packs PDFs into a PDF portfolio: a cover page with their names, and the files attached to it. */
export async function portfolio(title: string, files: readonly ArchiveFile[]): Promise<Uint8Array> {
  const { PDFName, StandardFonts } = await pdfLib();
  const cover = await newPdf();
  const font = await cover.embedFont(StandardFonts.Helvetica);
  const page = cover.addPage();
  for (const [index, line] of [title, ...files.map(({ name }) => name)].entries()) {
    const y = page.getHeight() - margin - index * 18;
    page.drawText(encodable(font, line), { x: margin, y, size: 12, font });
  }
  for (const { name, bytes } of files)
    await cover.attach(bytes, name, { mimeType: 'application/pdf' });
  cover.catalog.set(PDFName.of('Collection'), cover.context.obj({ Type: 'Collection', View: 'T' }));
  return cover.save();
}
