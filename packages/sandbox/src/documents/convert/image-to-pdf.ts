import { DocumentFault } from '../document-fault.ts';
import { createImages } from '../images.ts';
import { drawPicture, type Picture } from '../picture.ts';
import { newPdf, pdfLib, savePdf } from '../pdf-lib.ts';
import { limits } from '../limits.ts';
import { imagePages } from './image-pages.ts';

const letter = { width: 612, height: 792 };

/**
 * An image on pages of its own size, a pixel for a point, made smaller to fit on Letter: as many pages
 * as it has.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it is damaged or too large
 */
export async function imageToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const document = await newPdf();
  const images = createImages(document);
  const library = await pdfLib();
  try {
    for await (const page of imagePages(bytes)) {
      const image = await images(page);
      if (image === undefined) throw unable(name);
      const size = fit(image);
      const added = document.addPage([size.width, size.height]);
      drawPicture(library, added, image, { x: 0, y: 0, ...size });
    }
  } catch (error) {
    throw error instanceof DocumentFault ? error : unable(name, error);
  }
  return savePdf(document);
}

function fit({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, letter.width / width, letter.height / height);
  return { width: width * scale, height: height * scale };
}

function unable(name: string, cause?: unknown): DocumentFault {
  return new DocumentFault(
    'UNABLE_TO_LOAD_DOCUMENT',
    `The image ${name} is damaged or too large. The maximum is ${limits.pixels / 1_000_000} million pixels and ${limits.pngBytes / 1_000_000} MB unpacked, and ${limits.pixelsOfAllPages / 1_000_000} million pixels on all pages. Save it again as PNG or JPEG.`,
    { cause },
  );
}
