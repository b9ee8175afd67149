import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import {
  drawMarks,
  findAnchors,
  rotatePage,
  signatureFonts,
  watermark,
} from '../../src/documents/index.ts';
import { colourAt } from './colour-at.ts';
import { brokenPdf, makePdf } from './make-pdf.ts';
import { pagesWith, findPlace } from './find-place.ts';

const white = [255, 255, 255];

test.each(['upright', 'left', 'right'] as const)(
  'text on a page that is turned %s stands where it was put',
  async (turn) => {
    const plain = await makePdf();
    const pdf = turn === 'upright' ? plain : await rotatePage(plain, 1, turn);
    const drawn = await drawMarks(pdf, [{ kind: 'text', page: 1, x: 200, y: 300, value: 'Ada' }]);
    const place = await findPlace(drawn, 'Ada');
    expect(place.x).toBeCloseTo(200, 0);
    expect(Math.abs(place.y - 300)).toBeLessThan(3);
    expect(place.width).toBeGreaterThan(place.height);
  },
);

test('letters of many languages are drawn by fonts that ship', async () => {
  const value = 'Łukasz Őrsi, Nguyễn Ánh, Ελένη\tЇжак';
  const pdf = await drawMarks(await makePdf(), [
    { kind: 'text', page: 1, x: 72, y: 200, value },
    { kind: 'textBox', page: 1, x: 72, y: 300, width: 300, height: 40, value, bold: true },
    { kind: 'signature', page: 1, x: 72, y: 400, width: 300, name: value, id: value },
  ]);
  expect(await pagesWith(pdf, 'Łukasz Őrsi, Nguyễn Ánh, Ελένη Їжак')).toHaveLength(4);
  const again = await watermark(pdf, { text: 'Zażółć гусли' });
  expect(await pagesWith(again, 'Zażółć гусли')).toEqual([1]);
  expect(await pagesWith(again, 'Łukasz Őrsi')).toHaveLength(4);
});

test('the same letters are drawn in one document after another', async () => {
  // A font that cached its glyphs by letter would lose the plain letters of those with diacritics.
  for (const name of ['Ádám Łőw', 'Adam Low', 'Ádám Łőw']) {
    const pdf = await drawMarks(await makePdf(), [
      { kind: 'signature', page: 1, x: 72, y: 400, name },
    ]);
    expect(await pagesWith(pdf, name)).toEqual([1]);
  }
});

test('letters that no font has become question marks, what is not seen is left out', async () => {
  const value = 'Łukasz 中\u200d🙂';
  const pdf = await drawMarks(await makePdf(), [
    { kind: 'text', page: 1, x: 72, y: 200, value },
    { kind: 'textBox', page: 1, x: 72, y: 300, width: 200, height: 40, value },
    { kind: 'signature', page: 1, x: 72, y: 400, name: value, id: value },
  ]);
  expect(await pagesWith(pdf, 'Łukasz ??')).toHaveLength(4);
});

test('each font of signatures draws the name in its own way', async () => {
  const inked = new Set<number>();
  for (const { id: font } of signatureFonts) {
    const mark = { kind: 'signature', page: 1, x: 72, y: 400, name: 'Grace', font } as const;
    const pdf = await drawMarks(await makePdf(), [mark]);
    const [{ width = 0 } = {}] = (await findAnchors(pdf, [{ text: 'Grace' }]))[0] ?? [];
    inked.add(width);
  }
  expect(inked.size).toBe(signatureFonts.length);
  expect(signatureFonts.length).toBeGreaterThanOrEqual(4);
});

test('a box divides its text, and shrinks or overflows where it has no room', async () => {
  const value = 'first second third fourth fifth';
  const box = { kind: 'textBox', page: 1, x: 72, y: 200, width: 60, height: 22, value } as const;
  const pdf = await drawMarks(await makePdf(), [box]);
  expect((await findPlace(pdf, 'third')).y).toBeGreaterThan((await findPlace(pdf, 'first')).y);
  expect(await pagesWith(pdf, 'fifth')).toEqual([1]);
  expect((await findPlace(pdf, 'fifth')).y).toBeLessThan(222);
  const low = { ...box, value: 'Petrel of the northern quay '.repeat(9), height: 9 } as const;
  const overflown = await drawMarks(await makePdf(), [
    { ...low, value: `${low.value} and its end` },
  ]);
  expect(await pagesWith(overflown, 'its end')).toEqual([1]);
  expect((await findPlace(overflown, 'its end')).y).toBeGreaterThan(209);
});

test('the stamp of the envelope is on every page, other marks on theirs', async () => {
  const pdf = await drawMarks(await makePdf({ pages: [['one'], ['two']] }), [
    { kind: 'envelopeStamp', envelopeId: '4711-0815' },
    { kind: 'approve', page: 2, x: 72, y: 200 },
    { kind: 'decline', page: 2, x: 172, y: 200, label: 'No, thank you' },
  ]);
  expect(await pagesWith(pdf, '4711-0815')).toEqual([1, 2]);
  expect(await pagesWith(pdf, 'Approve')).toEqual([2]);
  expect(await pagesWith(pdf, 'No, thank you')).toEqual([2]);
});

test('a signature is its image, or its name in a frame where there is none', async () => {
  const green = Array.from({ length: 40 * 20 }, () => [0, 255, 0]).flat();
  const image = encode({ width: 40, height: 20, channels: 3, data: Uint8Array.from(green) });
  const pdf = await drawMarks(await makePdf(), [
    { kind: 'signature', page: 1, x: 100, y: 200, name: 'Ada', image },
    {
      kind: 'signature',
      page: 1,
      x: 100,
      y: 300,
      name: 'Grace',
      id: '1A2B',
      image: Buffer.from('GIF89a'),
    },
  ]);
  expect(await pagesWith(pdf, 'Ada')).toEqual([]);
  expect(await pagesWith(pdf, 'Grace')).toEqual([1]);
  expect(await pagesWith(pdf, '1A2B')).toEqual([1]);
  expect(await colourAt(pdf, 1, 115, 218)).toEqual([0, 255, 0]);
  expect(await colourAt(pdf, 1, 150, 300)).not.toEqual(white);
});

test('choices show whether they are chosen', async () => {
  const pdf = await drawMarks(await makePdf(), [
    { kind: 'checkbox', page: 1, x: 100, y: 200, checked: true },
    { kind: 'checkbox', page: 1, x: 130, y: 200, checked: false },
    { kind: 'radio', page: 1, x: 160, y: 200, selected: true },
    { kind: 'radio', page: 1, x: 190, y: 200, selected: false },
    { kind: 'strike', page: 1, x: 220, y: 200, width: 30, height: 12 },
  ]);
  const middles = await Promise.all([106, 136, 166, 196, 235].map((x) => colourAt(pdf, 1, x, 206)));
  const black = [0, 0, 0];
  expect(middles).toEqual([black, white, black, white, black]);
});

test('marks that cannot be drawn are refused', async () => {
  const pdf = await makePdf();
  const text = { kind: 'text', page: 2, x: 0, y: 0, value: 'x' } as const;
  const image = { kind: 'image', page: 1, x: 0, y: 0, image: Buffer.from('GIF89a') } as const;
  await expect(drawMarks(pdf, [text])).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining('no page 2'),
  });
  await expect(drawMarks(pdf, [image])).rejects.toMatchObject({ code: 'UNABLE_TO_LOAD_DOCUMENT' });
  await expect(drawMarks(await brokenPdf(), [image])).rejects.toMatchObject({
    code: 'UNSUPPORTED_PDF_CONTENT',
  });
});

test('a watermark lies across the middle of every page', async () => {
  const pdf = await watermark(await makePdf({ pages: [['one'], ['two']] }), {
    text: 'Not yet signed',
    angle: 0,
    transparency: 0,
  });
  expect(await pagesWith(pdf, 'Not yet signed')).toEqual([1, 2]);
  const { x, y, width, height } = await findPlace(pdf, 'Not yet signed');
  expect(Math.abs(x + width / 2 - 306)).toBeLessThan(2);
  expect(Math.abs(y + height / 2 - 396)).toBeLessThan(10);
});
