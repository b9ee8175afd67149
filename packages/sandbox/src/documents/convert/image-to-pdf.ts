import { DocumentFault } from '../document-fault.ts';
import { createImages } from '../images.ts';
import { drawPicture } from '../picture.ts';
import { newPdf, pdfLib, savePdf } from '../pdf-lib.ts';
import { limits } from '../limits.ts';

const letter = { width: 612, height: 792 };

/** A PNG or JPEG on a page of its own size, a pixel for a point, made smaller to fit on Letter. */
export async function imageToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const document = await newPdf();
  const image = await createImages(document)(bytes);
  if (image === undefined) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The image ${name} is damaged or too large. The maximum is ${limits.pixels / 1_000_000} million pixels and ${limits.pngBytes / 1_000_000} MB unpacked. Save it again as PNG or JPEG.`,
    );
  }
  const scale = Math.min(1, letter.width / image.width, letter.height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const page = document.addPage([size.width, size.height]);
  drawPicture(await pdfLib(), page, image, { x: 0, y: 0, ...size });
  return savePdf(document);
}
