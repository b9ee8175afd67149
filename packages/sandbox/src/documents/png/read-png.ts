import { inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';

/** Colour types of a PNG, by the numbers of its format. */
export const colourTypes = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const;

/** A PNG whose pixels were unpacked, but not computed from their differences. */
export interface Png {
  width: number;
  height: number;
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  depth: number;
  /** The colour type, one of `colourTypes`. */
  colourType: number;
  channels: number;
  interlaced: boolean;
  /** Three bytes for each colour; empty without a palette. */
  palette: Uint8Array;
  /** The content of the chunk `tRNS`; empty without one. */
  transparency: Uint8Array;
  /** The pixels as they are packed in the file, and unpacked: rows, each after the byte of its filter. */
  packed: Uint8Array;
  rows: Uint8Array;
}

/** A part of the pixels that is kept as an image of its own; without interlacing there is one. */
export interface Pass {
  x: number;
  y: number;
  /** The distance of its pixels from each other in the whole image. */
  stepX: number;
  stepY: number;
  width: number;
  height: number;
}

const signatureLength = 8;
const headerLength = 13;
const kinds = new Map<number, { channels: number; depths: readonly number[] }>([
  [colourTypes.grey, { channels: 1, depths: [1, 2, 4, 8, 16] }],
  [colourTypes.rgb, { channels: 3, depths: [8, 16] }],
  [colourTypes.palette, { channels: 1, depths: [1, 2, 4, 8] }],
  [colourTypes.greyAlpha, { channels: 2, depths: [8, 16] }],
  [colourTypes.rgba, { channels: 4, depths: [8, 16] }],
]);
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The passes of a PNG in their order, without empty ones. */
export function listPasses({
  width,
  height,
  interlaced,
}: Pick<Png, 'width' | 'height' | 'interlaced'>): Pass[] {
  const passes = interlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  return passes
    .map(([x, y, stepX, stepY]) => ({
      x,
      y,
      stepX,
      stepY,
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

/** Bytes of a row, without the byte of its filter. */
export function rowBytes(
  width: number,
  { depth, channels }: Pick<Png, 'depth' | 'channels'>,
): number {
  return Math.ceil((width * depth * channels) / 8);
}

function* readChunks(bytes: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = signatureLength; at + 8 <= bytes.length;) {
    const begin = at + 8;
    const end = begin + view.getUint32(at);
    if (end > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, begin));
    yield { type, data: bytes.subarray(begin, end) };
    at = end + 4;
  }
}

type Header = Omit<Png, 'packed' | 'palette' | 'rows' | 'transparency'>;

function parseHeader(data: Uint8Array): Header | undefined {
  if (data.length < headerLength) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const [depth = 0, colourType = 0, compression, filter, interlacing = 0] = data.subarray(8);
  const kind = kinds.get(colourType);
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  const pixels = size.width * size.height;
  if (
    kind?.depths.includes(depth) !== true ||
    pixels === 0 ||
    pixels > limits.pixels ||
    compression !== 0 ||
    filter !== 0 ||
    interlacing > 1
  ) {
    return undefined;
  }
  return { ...size, depth, colourType, channels: kind.channels, interlaced: interlacing === 1 };
}

/**
 * Reads the pixels of a PNG, its palette and its transparency; undefined if it is damaged or too
 * large. The size in the header limits the bytes that are unpacked. Other chunks, such as
 * compressed texts, colour profiles and further frames, are ignored.
 */
export function readPng(bytes: Uint8Array): Png | undefined {
  let header: Header | undefined;
  let palette = new Uint8Array();
  let transparency = new Uint8Array();
  const parts: Uint8Array[] = [];
  for (const { type, data } of readChunks(bytes)) {
    if (header === undefined) {
      header = type === 'IHDR' ? parseHeader(data) : undefined;
      if (header === undefined) return undefined;
    } else if (type === 'PLTE') {
      palette = data.slice(0, 768);
    } else if (type === 'tRNS') {
      transparency = data.slice(0, 256);
    } else if (type === 'IDAT') {
      parts.push(data);
    } else if (type === 'IEND') {
      break;
    }
  }
  if (header === undefined || (header.colourType === colourTypes.palette && palette.length < 3)) {
    return undefined;
  }
  const expected = listPasses(header).reduce(
    (sum, pass) => sum + pass.height * (1 + rowBytes(pass.width, header)),
    0,
  );
  if (expected > limits.pngBytes) return undefined;
  const packed = Buffer.concat(parts);
  try {
    const rows = inflateSync(packed, { maxOutputLength: expected });
    return rows.length === expected
      ? { ...header, palette, transparency, packed, rows }
      : undefined;
  } catch {
    // The stream is damaged, or has more bytes than the header says.
    return undefined;
  }
}
