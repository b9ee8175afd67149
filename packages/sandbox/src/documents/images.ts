import { deflateSync } from 'node:zlib';
import type { PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { magicType } from './file-types.ts';
import { limits } from './limits.ts';
import type { PdfLib } from './pdf-lib.ts';
import { pixelsOf } from './png/png-pixels.ts';
import { colourTypes, type Png, readPng } from './png/read-png.ts';

/**
 * Puts an image into a PDF once and returns it; undefined where it is neither PNG nor JPEG, damaged
 * or too large.
 */
export type Images = (bytes: Uint8Array) => Promise<Picture | undefined>;

/** A JPEG is not unpacked, but whoever reads the PDF will do so. */
function isUsable({ width, height }: Picture): boolean {
  return width * height > 0 && width * height <= limits.pixels;
}

async function embed(document: PDFDocument, bytes: Uint8Array): Promise<Picture | undefined> {
  switch (magicType(bytes)) {
    case 'png':
      return embedPng(document, bytes);
    case 'jpg':
      try {
        const image = await document.embedJpg(bytes);
        return isUsable(image) ? image : undefined;
      } catch {
        // It breaks off before it says its size.
        return undefined;
      }
    default:
      return undefined;
  }
}

/** The images of one PDF. */
export function imagesOf(document: PDFDocument): Images {
  const kept = new Map<Uint8Array, Promise<Picture | undefined>>();
  return (bytes) => {
    const known = kept.get(bytes) ?? embed(document, bytes);
    kept.set(bytes, known);
    return known;
  };
}

/** An image in a PDF, with its size in pixels. */
export interface Picture {
  ref: PDFRef;
  width: number;
  height: number;
}

/** Draws an image into a box, with `x` and `y` at the bottom left of both page and box. */
export function drawPicture(
  lib: PdfLib,
  page: PDFPage,
  picture: Picture,
  box: { x: number; y: number; width: number; height: number },
): void {
  const name = page.node.newXObject('Image', picture.ref);
  const straight = lib.degrees(0);
  const turn = { rotate: straight, xSkew: straight, ySkew: straight };
  page.pushOperators(...lib.drawImage(name, { ...box, ...turn }));
}

/** More saves little, and takes several times as long. */
const level = 3;

/** PDF packs pixels as PNG does, so that those without a palette or transparency stay as they are. */
function embedPacked(document: PDFDocument, png: Png): PDFRef {
  const { width, height, depth, channels, packed } = png;
  const { context } = document;
  return context.register(
    context.stream(packed, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: depth,
      ColorSpace: channels === 3 ? 'DeviceRGB' : 'DeviceGray',
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: depth, Columns: width },
    }),
  );
}

function embedPixels(document: PDFDocument, png: Png): PDFRef {
  const { context } = document;
  const { colours, channels, alpha } = pixelsOf(png);
  const stream = (pixels: Uint8Array, colourSpace: string, mask?: PDFRef) =>
    context.register(
      context.stream(deflateSync(pixels, { level }), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: png.width,
        Height: png.height,
        BitsPerComponent: 8,
        ColorSpace: colourSpace,
        Filter: 'FlateDecode',
        ...(mask !== undefined && { SMask: mask }),
      }),
    );
  const mask = alpha === undefined ? undefined : stream(alpha, 'DeviceGray');
  return stream(colours, channels === 3 ? 'DeviceRGB' : 'DeviceGray', mask);
}

/**
 * Puts a PNG into a PDF; undefined where it is damaged or too large. The library's own way unpacks
 * all that a PNG holds, whatever its header says.
 */
function embedPng(document: PDFDocument, bytes: Uint8Array): Picture | undefined {
  const png = readPng(bytes);
  if (png === undefined) return undefined;
  const simple =
    !png.interlaced &&
    png.depth <= 8 &&
    png.transparency.length === 0 &&
    (png.colourType === colourTypes.grey || png.colourType === colourTypes.rgb);
  const ref = simple ? embedPacked(document, png) : embedPixels(document, png);
  return { ref, width: png.width, height: png.height };
}
