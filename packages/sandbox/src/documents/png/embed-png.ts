import { deflateSync } from 'node:zlib';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import type { Picture } from '../picture.ts';
import { computePixels } from './png-pixels.ts';
import { colourTypes, type Png, readPng } from './read-png.ts';

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
  const { colours, channels, alpha } = computePixels(png);
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
 * Embeds a PNG in a PDF; undefined if it is damaged or too large. The library's own method unpacks
 * all data of a PNG, regardless of the size in its header.
 */
export function embedPng(document: PDFDocument, bytes: Uint8Array): Picture | undefined {
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
