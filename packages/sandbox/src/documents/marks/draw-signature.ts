import { encodable } from '../encodable.ts';
import { heightOfCapitals } from '../shipped-fonts.ts';
import { placeImage } from './draw-image.ts';
import type { SignatureMark } from './mark.ts';
import type { Pen } from './pen.ts';

const defaultWidth = { signature: 100, initials: 50 };
const defaultHeight = 36;
const padding = 3;
const idSize = 5;
const largestLetters = 24;
const smallestLetters = 4;
const frame = { colour: '#4c5a8a', thickness: 0.75 };

interface Inside {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Writes the name as large as it fits: letters by hand go far above and below the line. */
async function writeName(
  pen: Pen,
  { name, font: signature = '' }: SignatureMark,
  inside: Inside,
): Promise<void> {
  const font = await pen.font({ signature }, name);
  const widthOfOne = font.widthOfTextAtSize(encodable(font, name).replaceAll('\n', ' '), 1);
  const fitting = Math.min(
    largestLetters,
    inside.height * 0.8,
    inside.width / Math.max(widthOfOne, 0.01),
  );
  const size = Math.max(smallestLetters, fitting);
  const y = inside.y + (inside.height - heightOfCapitals(font, size)) / 2 - size / 12;
  pen.canvas.text(name, { x: inside.x, y }, { font, size, colour: '#10206a' });
}

/** Draws a signature or initials. */
export async function drawSignature(pen: Pen, mark: SignatureMark): Promise<void> {
  const width = mark.width ?? defaultWidth[mark.kind];
  const height = mark.height ?? defaultHeight;
  const idSpace = mark.id === undefined ? 0 : idSize + 1;
  if (mark.id !== undefined) {
    const font = await pen.font({}, mark.id);
    const y = mark.y + height - padding - idSize + 1;
    pen.canvas.frame(mark, width, height, frame);
    pen.canvas.text(mark.id, { x: mark.x + padding, y }, { font, size: idSize, colour: '#555555' });
  }
  const inside = {
    x: mark.x + padding,
    y: mark.y + padding,
    width: width - 2 * padding,
    height: height - 2 * padding - idSpace,
  };
  const image = mark.image === undefined ? undefined : await pen.images(mark.image);
  if (image === undefined) {
    await writeName(pen, mark, inside);
  } else {
    await placeImage(pen, image, inside, inside);
  }
}
