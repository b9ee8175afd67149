import { deflateSync } from 'node:zlib';
import { makePng, pngChunk } from '../make-png.ts';
import type { Subject } from './subject.ts';

/** The same chunk many times. */
function repeated(times: number, chunk: Buffer): Buffer {
  return Buffer.alloc(times * chunk.length, chunk);
}

const zeros = (bytes: number) => new Uint8Array(bytes);
const small = { width: 10, height: 10, rows: zeros(310) };
const packedText = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(zeros(100_000_000))]);

/** PNG of every kind, with chunks that are repeated, exchanged and damaged. */
export const png: Subject = {
  extension: 'png',
  count: 900,
  generate(random) {
    const [width, height] = [1 + random.below(40), 1 + random.below(40)];
    const colourType = random.pick([0, 2, 3, 4, 6, random.below(8)]);
    const depth = random.pick([1, 2, 4, 8, 8, 8, 16]);
    const samples = { 2: 3, 4: 2, 6: 4 }[colourType] ?? 1;
    const interlaced = random.chance(0.3);
    const length = height * (1 + Math.ceil((width * depth * samples) / 8));
    const rows = random.chance(0.5) ? random.bytes(length) : zeros(length + random.below(3));
    const chunks = ['PLTE', 'tRNS', 'gAMA', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'iCCP', 'zTXt']
      .filter(() => random.chance(0.3))
      .map((type) => pngChunk(type, random.bytes(random.below(800))));
    return makePng({ width, height, colourType, depth, interlaced, rows, chunks });
  },
  hostile: {
    'a pixel with 300 MB inside': () => makePng({ width: 1, height: 1, rows: zeros(300_000_000) }),
    '50 million pixels': () => makePng({ width: 7000, height: 7000, rows: zeros(7000 * 21_001) }),
    '2 billion pixels': () => makePng({ ...small, width: 46_000, height: 46_000 }),
    'a line of 50 million pixels': () =>
      makePng({ width: 50_000_000, height: 1, depth: 1, colourType: 0, rows: zeros(6_250_001) }),
    'a column of 10 million pixels': () =>
      makePng({ width: 1, height: 10_000_000, depth: 1, colourType: 0, rows: zeros(20_000_000) }),
    'a text with 100 MB inside': () =>
      makePng({ ...small, chunks: [pngChunk('zTXt', packedText)] }),
    'a profile with 100 MB inside': () =>
      makePng({ ...small, chunks: [pngChunk('iCCP', packedText)] }),
    'a million chunks': () =>
      makePng({
        ...small,
        chunks: [repeated(1_000_000, pngChunk('tEXt', zeros(0)))],
      }),
    'a million empty parts of the pixels': () =>
      makePng({
        ...small,
        chunks: [repeated(1_000_000, pngChunk('IDAT', zeros(0)))],
      }),
    'ten thousand frames': () =>
      makePng({
        ...small,
        chunks: [repeated(10_000, pngChunk('fdAT', deflateSync(zeros(1000))))],
      }),
  },
};
