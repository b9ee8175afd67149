import { crc32, deflateSync } from 'node:zlib';

/** Fields of a PNG's header, and the data after it. */
export interface PngParts {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey with transparency, 6 colours with transparency. */
  colourType?: number;
  interlaced?: boolean;
  /** Chunks between the header and the pixels. */
  chunks?: readonly Uint8Array[];
  /** The rows as they are before they are packed, each after the byte of its filter. */
  rows: Uint8Array;
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A PNG of these parts, whether or not they go together. */
export function makePng(parts: PngParts): Uint8Array {
  const { width, height, depth = 8, colourType = 2, interlaced = false, chunks = [] } = parts;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(parts.rows)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}
