import { colourTypes, listPasses, rowBytes } from './read-png.ts';
import type { Png } from './read-png.ts';

/** The pixels of a PNG: a byte for each colour, and one for how opaque it is. */
export interface Pixels {
  colours: Uint8Array;
  /** 1 for shades of grey, 3 for red, green and blue. */
  channels: 1 | 3;
  alpha: Uint8Array | undefined;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Computes a row from its differences to its own bytes and to the row above, in place. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  for (let at = 0; at < row.length; at += 1) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const up = above[at] ?? 0;
    const own = row[at] ?? 0;
    switch (filter) {
      case 1:
        row[at] = own + left;
        break;
      case 2:
        row[at] = own + up;
        break;
      case 3:
        row[at] = own + ((left + up) >> 1);
        break;
      case 4:
        row[at] = own + paeth(left, up, at < step ? 0 : (above[at - step] ?? 0));
        break;
      default:
        return;
    }
  }
}

/** A sample of a row, in its own depth. */
function sampleAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index] ?? 0;
  if (depth === 16) return ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** The colour that `tRNS` makes transparent, as samples; none with a palette or with own alpha. */
function readTransparentColour({
  colourType,
  channels,
  transparency,
}: Png): readonly number[] | undefined {
  const has = colourType === colourTypes.grey || colourType === colourTypes.rgb;
  if (!has || transparency.length < channels * 2) return undefined;
  return Array.from({ length: channels }, (_, channel) => sampleAt(transparency, channel, 16));
}

/** Computes the pixels of a PNG, with 8 bits for each sample. */
export function computePixels(png: Png): Pixels {
  const { width, height, depth, colourType, channels: samples, palette, transparency } = png;
  const indexed = colourType === colourTypes.palette;
  const ownAlpha = colourType === colourTypes.greyAlpha || colourType === colourTypes.rgba;
  const channels = indexed || samples >= 3 ? 3 : 1;
  const key = readTransparentColour(png);
  const colours = new Uint8Array(width * height * channels);
  const hasAlpha = ownAlpha || key !== undefined || (indexed && transparency.length > 0);
  const alpha = hasAlpha ? new Uint8Array(width * height).fill(255) : undefined;
  const step = Math.max(1, (depth * samples) >> 3);
  const to8 = (sample: number) =>
    depth === 16 ? sample >> 8 : depth === 8 ? sample : (sample * 255) / ((1 << depth) - 1);
  let at = 0;
  for (const pass of listPasses(png)) {
    const length = rowBytes(pass.width, png);
    let above: Uint8Array = new Uint8Array(length);
    for (let y = 0; y < pass.height; y += 1) {
      const row = new Uint8Array(png.rows.buffer, png.rows.byteOffset + at + 1, length);
      unfilter(png.rows[at] ?? 0, row, above, step);
      const line = (pass.y + y * pass.stepY) * width;
      for (let x = 0; x < pass.width; x += 1) {
        const pixel = line + pass.x + x * pass.stepX;
        const first = x * samples;
        if (indexed) {
          const index = sampleAt(row, first, depth);
          for (let channel = 0; channel < 3; channel += 1) {
            colours[pixel * 3 + channel] = palette[index * 3 + channel] ?? 0;
          }
          if (alpha !== undefined) alpha[pixel] = transparency[index] ?? 255;
        } else {
          let matches = key !== undefined;
          for (let channel = 0; channel < channels; channel += 1) {
            const sample = sampleAt(row, first + channel, depth);
            matches &&= sample === key?.[channel];
            colours[pixel * channels + channel] = to8(sample);
          }
          if (alpha !== undefined) {
            const own = ownAlpha ? to8(sampleAt(row, first + channels, depth)) : 255;
            alpha[pixel] = matches ? 0 : own;
          }
        }
      }
      above = row;
      at += 1 + length;
    }
  }
  return { colours, channels, alpha };
}
