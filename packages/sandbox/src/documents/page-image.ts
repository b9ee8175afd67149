import { DocumentFault } from './document-fault.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { pageSize, type PageSize, withPage } from './pdf-pages.ts';
import { withMemory } from './pdfium.ts';

const bytesOfFormInfo = 256;

const formInfoVersion = 2;

/** Draws the fields of a form over a page that is drawn already: PDFium does not draw them with it. */
function drawForm(
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

/** The resolution of an image, and its maximum size in pixels. */
export interface PageImageOptions {
  dpi?: number | undefined;
  maxWidth?: number | undefined;
  maxHeight?: number | undefined;
}

/** A page as PNG, with its size in pixels. */
export interface PageImage {
  png: Uint8Array;
  width: number;
  height: number;
}

/** The default resolution of an image. */
export const defaultDpi = 94;

const pointsPerInch = 72;

const largestSide = 4096;

const channels = 3;

/** PDFium's format of three bytes per pixel. */
const bgr = 2;

const white = 0xff_ff_ff_ff;

/** Draw annotations, and write red before blue, as PNG wants it. */
const renderFlags = 0x01 | 0x10;

/** The size of the image of a page. */
export function pixels(size: PageSize, { dpi, maxWidth, maxHeight }: PageImageOptions): PageSize {
  const scale = Math.min(
    (dpi ?? defaultDpi) / pointsPerInch,
    (maxWidth ?? largestSide) / size.width,
    (maxHeight ?? largestSide) / size.height,
    largestSide / Math.max(size.width, size.height),
  );
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function checkOptions(options: PageImageOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'number' && !(value > 0)) {
      throw new DocumentFault(
        'INVALID_REQUEST_PARAMETER',
        `${name} of the page image must be greater than 0, but is ${value}.`,
      );
    }
  }
}

/**
 * Draws a page (counted from 1) as PNG, with its annotations and form fields. The default is 94
 * dots per inch; `maxWidth`, `maxHeight` and a limit of 4096 pixels per side scale it down and keep
 * its proportions.
 *
 * @throws {DocumentFault} PAGE_IMAGE_NOT_FOUND if the page does not exist,
 * INVALID_REQUEST_PARAMETER if an option is not above 0, UNSUPPORTED_PDF_CONTENT as readPdf.
 */
export async function pageImage(
  pdf: Uint8Array,
  page: number,
  options: PageImageOptions = {},
): Promise<PageImage> {
  checkOptions(options);
  const { encode } = await import('fast-png');
  const { data, width, height } = await openPdf(pdf, (open) => {
    if (!Number.isInteger(page) || page < 1 || page > open.pageCount) {
      throw new DocumentFault(
        'PAGE_IMAGE_NOT_FOUND',
        `The document has no page ${page}. It has pages 1 to ${open.pageCount}.`,
      );
    }
    const { library } = open;
    const size = withMemory(library, 8, (memory) => pixels(pageSize(open, page, memory), options));
    const stride = size.width * channels;
    return withPage(open, page, 'UNSUPPORTED_PDF_CONTENT', (handle) =>
      withMemory(library, stride * size.height, (memory) => {
        const bitmap = library.createBitmap(size.width, size.height, bgr, memory, stride);
        try {
          library.fillBitmap(bitmap, 0, 0, size.width, size.height, white);
          library.renderPage(bitmap, handle, 0, 0, size.width, size.height, 0, renderFlags);
          drawForm(open, handle, bitmap, size, renderFlags);
          return { ...size, data: library.heap().slice(memory, memory + stride * size.height) };
        } finally {
          library.destroyBitmap(bitmap);
        }
      }),
    );
  });
  const png = encode({ width, height, data, channels, depth: 8 });
  return { png, width, height };
}
