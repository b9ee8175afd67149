import type { OpenPdf } from './open-pdf.ts';
import { withMemory } from './pdfium.ts';

const bytesOfFormInfo = 256;

const formInfoVersion = 2;

/** Draws the fields of a form over a page that is drawn already: PDFium does not draw them with it. */
export function drawForm(
  { library, document }: OpenPdf,
  page: number,
  bitmap: number,
  size: { width: number; height: number },
  flags: number,
): void {
  if (library.formType(document) === 0) {
    return;
  }
  withMemory(library, bytesOfFormInfo, (info) => {
    library.heap().fill(0, info, info + bytesOfFormInfo);
    new DataView(library.heap().buffer).setUint32(info, formInfoVersion, true);
    const form = library.openForm(document, info);
    if (form === 0) {
      return;
    }
    try {
      library.beginFormPage(page, form);
      library.drawForm(form, bitmap, page, 0, 0, size.width, size.height, 0, flags);
      library.endFormPage(page, form);
    } finally {
      library.closeForm(form);
    }
  });
}
