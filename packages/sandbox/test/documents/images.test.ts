import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawMarks, readPdf, toPdf } from '../../src/documents/index.ts';
import { colourAt } from './colour-at.ts';
import { makePdf } from './make-pdf.ts';
import { makeBmp, makeGif, makeTiff } from './make-images.ts';
import { makePng, pngChunk } from './make-png.ts';
import type { PngParts } from './make-png.ts';
import { pagesWith } from './find-place.ts';

const green = [0, 128, 0];
const white = [255, 255, 255];

/** Rows that are all alike, without a filter. */
function alike(height: number, row: readonly number[]): Uint8Array {
  return Uint8Array.from(Array.from({ length: height }, () => [0, ...row]).flat());
}

function times(count: number, samples: readonly number[]): number[] {
  return Array.from({ length: count }, () => samples).flat();
}

const whole = { width: 40, height: 40 };
const palette = [pngChunk('PLTE', Uint8Array.of(9, 9, 9, ...green))];
/** Passes of an interlaced image of 8 by 8 pixels: pixels per row, and rows. */
const passes = [
  [1, 1],
  [1, 1],
  [2, 1],
  [2, 2],
  [4, 2],
  [4, 4],
  [8, 4],
] as const;
const interlacedRows = Buffer.concat(
  passes.map(([width, height]) => alike(height, times(width, green))),
);

test.each<[string, PngParts, number[]]>([
  ['colours', { ...whole, rows: alike(40, times(40, green)) }, green],
  [
    'colours of 16 bits',
    { ...whole, depth: 16, rows: alike(40, times(40, [0, 0, 128, 0, 0, 0])) },
    green,
  ],
  [
    'differences to the pixel on the left',
    { ...whole, rows: Uint8Array.from(times(40, [1, ...green, ...times(39, [0, 0, 0])])) },
    green,
  ],
  [
    'differences to the row above, and transparency',
    {
      ...whole,
      colourType: 6,
      rows: Uint8Array.from([
        2,
        ...times(40, [...green, 255]),
        ...times(39, [2, ...times(40, [0, 0, 0, 0])]),
      ]),
    },
    green,
  ],
  [
    'averages, and transparency',
    {
      ...whole,
      colourType: 4,
      rows: Uint8Array.from([
        0,
        ...times(40, [100, 255]),
        ...times(39, [3, 50, 128, ...times(39, [0, 0])]),
      ]),
    },
    [100, 100, 100],
  ],
  [
    'the nearest of three neighbours, and transparency',
    {
      ...whole,
      colourType: 6,
      rows: Uint8Array.from([
        0,
        ...times(40, [...green, 255]),
        ...times(39, [4, ...times(40, [0, 0, 0, 0])]),
      ]),
    },
    green,
  ],
  ['shades of grey', { ...whole, colourType: 0, rows: alike(40, times(40, [77])) }, [77, 77, 77]],
  ['one bit', { ...whole, colourType: 0, depth: 1, rows: alike(40, times(5, [0])) }, [0, 0, 0]],
  [
    'a palette of 4 bits',
    { ...whole, colourType: 3, depth: 4, chunks: palette, rows: alike(40, times(20, [0x11])) },
    green,
  ],
  [
    'a palette with a colour that is not seen',
    {
      ...whole,
      colourType: 3,
      chunks: [...palette, pngChunk('tRNS', Uint8Array.of(255, 0))],
      rows: alike(40, times(40, [1])),
    },
    white,
  ],
  [
    'a colour that is not seen',
    {
      ...whole,
      chunks: [pngChunk('tRNS', Uint8Array.of(0, 0, 0, 128, 0, 0))],
      rows: alike(40, times(40, green)),
    },
    white,
  ],
  [
    'nothing but transparency',
    { ...whole, colourType: 6, rows: alike(40, times(40, [...green, 0])) },
    white,
  ],
  ['interlaced rows', { width: 8, height: 8, interlaced: true, rows: interlacedRows }, green],
])('a PNG with %s keeps its colour', async (_, parts, colour) => {
  const pdf = await toPdf(makePng(parts), { name: 'a.png' });
  expect((await readPdf(pdf)).pages).toEqual([{ width: parts.width, height: parts.height }]);
  for (const at of [0.3, 0.5, 0.8]) {
    expect(await colourAt(pdf, 1, parts.width * at, parts.height * at)).toEqual(colour);
  }
});

const rows = alike(10, times(10, green));
const bomb = new Uint8Array(300_000_000);

test('chunks beside the pixels are not unpacked', async () => {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(bomb)]);
  const chunks = ['zTXt', 'iCCP', 'fdAT'].map((type) => pngChunk(type, text));
  const pdf = await toPdf(makePng({ width: 10, height: 10, chunks, rows }), { name: 'a.png' });
  expect(await colourAt(pdf, 1, 5, 5)).toEqual(green);
});

test.each<[string, PngParts]>([
  ['more pixels than its header says', { width: 10, height: 10, rows: bomb }],
  ['fewer pixels than its header says', { width: 10, height: 11, rows }],
  ['a size of nothing', { width: 0, height: 10, rows }],
  ['too many pixels', { width: 10_000, height: 10_000, rows }],
  ['too many bytes', { width: 7000, height: 7000, depth: 16, colourType: 6, rows }],
  ['an unknown kind of colours', { width: 10, height: 10, colourType: 5, rows }],
  ['no palette', { width: 10, height: 10, colourType: 3, rows }],
])('a PNG with %s is rejected', async (_, parts) => {
  const png = makePng(parts);
  await expect(toPdf(png, { name: 'a.png' })).rejects.toMatchObject({
    code: 'UNABLE_TO_LOAD_DOCUMENT',
    message: expect.stringContaining('50 million pixels'),
  });
  // An unreadable signature image is not needed: the name takes its place.
  const mark = { kind: 'signature', page: 1, x: 90, y: 90, name: 'Ada', image: png } as const;
  expect(await pagesWith(await drawMarks(await makePdf(), [mark]), 'Ada')).toEqual([1]);
});

function jpegToPdf(width: number, height: number): Promise<Uint8Array> {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3]);
  bytes.writeUInt16BE(height, 7);
  bytes.writeUInt16BE(width, 9);
  return toPdf(bytes, { name: 'a.jpg' });
}

test('a JPEG with more pixels than can be drawn, or none, is rejected', async () => {
  for (const [width, height] of [
    [60_000, 60_000],
    [100, 0],
    [0, 0],
  ] as const) {
    await expect(jpegToPdf(width, height)).rejects.toMatchObject({
      code: 'UNABLE_TO_LOAD_DOCUMENT',
    });
  }
});

const red = [200, 0, 0];

test('a BMP becomes a page in its colours', async () => {
  const pdf = await toPdf(makeBmp(30, 20, red), { name: 'scan.bmp' });
  expect((await readPdf(pdf)).pages).toEqual([{ width: 30, height: 20 }]);
  expect(await colourAt(pdf, 1, 15, 10)).toEqual(red);
});

test('a TIFF may lead to previews and data of the camera, which are no pages', async () => {
  const tiff = makeTiff(40, 20, [red]);
  // In place of the number of rows in a strip, which has a default.
  tiff.writeUInt16LE(34_665, 8 + 2 + 7 * 12);
  const pdf = await toPdf(tiff, { name: 'scan.tif' });
  expect((await readPdf(pdf)).pages).toEqual([{ width: 40, height: 20 }]);
});

test('a TIFF whose pages come again, or with a tag larger than itself, is refused', async () => {
  const again = makeTiff(2, 2, [red]);
  again.writeUInt32LE(8, 8 + 2 + 9 * 12);
  const large = makeTiff(2, 2, [red]);
  large.writeUInt32LE(0xff_ff_ff_ff, 8 + 2 + 4);
  for (const bytes of [again, large])
    await expect(toPdf(bytes, { name: 'scan.tif' })).rejects.toMatchObject({
      code: 'UNABLE_TO_LOAD_DOCUMENT',
    });
});

test('a TIFF becomes as many pages as it has', async () => {
  const tiff = makeTiff(40, 20, [red, green, [0, 0, 200]]);
  for (const name of ['scan.tif', 'scan.tiff', 'scan.docx']) {
    const pdf = await toPdf(tiff, { name });
    expect((await readPdf(pdf)).pages).toHaveLength(3);
    expect(await colourAt(pdf, 1, 20, 10)).toEqual(red);
    expect(await colourAt(pdf, 2, 20, 10)).toEqual(green);
  }
});

test('a GIF becomes a page for each of its pictures', async () => {
  const gif = makeGif([red, green]);
  const pdf = await toPdf(gif, { name: 'a.gif' });
  expect((await readPdf(pdf)).pages).toHaveLength(2);
  expect(await colourAt(pdf, 1, 4, 4)).toEqual(red);
  expect(await colourAt(pdf, 2, 4, 4)).toEqual(green);
});

test('images with more pixels than they may have are refused', async () => {
  const bmp = makeBmp(2, 2, red);
  bmp.writeInt32LE(60_000, 18);
  bmp.writeInt32LE(60_000, 22);
  const tiff = makeTiff(2, 2, [red]);
  tiff.writeUInt32LE(60_000, 8 + 2 + 8);
  tiff.writeUInt32LE(60_000, 8 + 2 + 12 + 8);
  for (const [bytes, name] of [
    [bmp, 'a.bmp'],
    [tiff, 'a.tif'],
  ] as const)
    await expect(toPdf(bytes, { name })).rejects.toMatchObject({ code: 'UNABLE_TO_LOAD_DOCUMENT' });
});
