import type { Place } from '../canvas.ts';
import { DocumentFault } from '../document-fault.ts';
import { pdfLib } from '../pdf-lib.ts';
import { drawPicture, type Picture } from '../picture.ts';
import type { ImageMark } from './mark.ts';
import type { Pen } from './pen.ts';

/** The largest box that an image may fill, in points; a side that is left out does not bind. */
export interface Bounds {
  width?: number | undefined;
  height?: number | undefined;
}

/** Draws an image as large as the bounds let it be, in its own proportions. */
export async function placeImage(
  pen: Pen,
  image: Picture,
  at: Place,
  bounds: Bounds,
): Promise<void> {
  const scales = [
    ...(bounds.width === undefined ? [] : [bounds.width / image.width]),
    ...(bounds.height === undefined ? [] : [bounds.height / image.height]),
  ];
  const scale = scales.length === 0 ? 1 : Math.min(...scales);
  const height = image.height * scale;
  const y = pen.canvas.height - at.y - height;
  const box = { x: at.x, y, width: image.width * scale, height };
  drawPicture(await pdfLib(), pen.canvas.page, image, box);
}

/**
 * Draws an image.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if it is not a PNG, JPEG or GIF, or is damaged.
 */
export async function drawImage(pen: Pen, mark: ImageMark): Promise<void> {
  const image = await pen.images(mark.image);
  if (image === undefined) {
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The image on page ${mark.page} is damaged, or not a PNG, JPEG or GIF. Send it as PNG.`,
    );
  }
  await placeImage(pen, image, mark, mark);
}
