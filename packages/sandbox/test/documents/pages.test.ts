import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { combine, deletePage, pageImage, readPdf, rotatePage } from '../../src/documents/index.ts';
import { colourAt } from './colour-at.ts';
import { brokenPdf, makePdf } from './make-pdf.ts';
import { pagesWith } from './find-place.ts';

test('PDFs are combined in their order', async () => {
  const first = await makePdf({ pages: [['one'], ['two']] });
  const second = await makePdf({ pages: [['three']] });
  const combined = await combine([first, second]);
  expect((await readPdf(combined)).pages).toHaveLength(3);
  expect(await pagesWith(combined, 'three')).toEqual([3]);
});

test('the same PDFs give the same bytes', async () => {
  const pdf = await makePdf();
  expect(await combine([pdf, pdf])).toEqual(await combine([pdf, pdf]));
});

test('nothing, or a broken PDF, cannot be combined', async () => {
  await expect(combine([])).rejects.toMatchObject({ code: 'INVALID_REQUEST_PARAMETER' });
  await expect(combine([await makePdf(), await brokenPdf()])).rejects.toMatchObject({
    code: 'UNSUPPORTED_PDF_CONTENT',
  });
});

test('a deleted page is gone, the others stay', async () => {
  const pdf = await deletePage(await makePdf({ pages: [['one'], ['two'], ['three']] }), 2);
  expect(await pagesWith(pdf, 'two')).toEqual([]);
  expect(await pagesWith(pdf, 'three')).toEqual([2]);
});

test('the only page and a page that is not there cannot be deleted', async () => {
  const pdf = await makePdf();
  for (const page of [1, 0, 2, 1.5]) {
    await expect(deletePage(pdf, page)).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
    });
  }
});

test('turns add up, and a turn back undoes one', async () => {
  const pdf = await makePdf();
  const once = await rotatePage(pdf, 1, 'left');
  const [turned] = (await readPdf(once)).pages;
  expect(turned).toEqual({ width: 792, height: 612 });
  const [back] = (await readPdf(await rotatePage(once, 1, 'right'))).pages;
  expect(back).toEqual({ width: 612, height: 792 });
  await expect(rotatePage(pdf, 2, 'left')).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
  });
});

test.each([
  [{}, 799, 1034],
  [{ dpi: 36 }, 306, 396],
  [{ maxWidth: 100 }, 100, 129],
  [{ dpi: 72, maxHeight: 198, maxWidth: 400 }, 153, 198],
])('the image of a page with %o has %i by %i pixels', async (options, width, height) => {
  const image = await pageImage(await makePdf(), 1, options);
  expect(image).toMatchObject({ width, height });
  expect(decode(image.png)).toMatchObject({ width, height });
});

test('a page that is not there has no image', async () => {
  const pdf = await makePdf();
  for (const page of [0, 2, Number.NaN]) {
    await expect(pageImage(pdf, page)).rejects.toMatchObject({ code: 'PAGE_IMAGE_NOT_FOUND' });
  }
  await expect(pageImage(pdf, 1, { dpi: 0 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
  });
});

async function filledForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const field = document.getForm().createTextField('colour');
  field.setText('Green');
  field.addToPage(page, {
    x: 50,
    y: 100,
    width: 100,
    height: 50,
    backgroundColor: rgb(0, 1, 0),
    borderWidth: 0,
  });
  return document.save();
}

test('the fields of a form are seen on its page and after it is combined', async () => {
  const form = await filledForm();
  const combined = await combine([form, form]);
  for (const [pdf, page] of [
    [form, 1],
    [combined, 1],
    [combined, 2],
  ] as const) {
    expect(await colourAt(pdf, page, 140, 60)).toEqual([0, 255, 0]);
  }
  // Its letters are a drawing of their own now, in which no anchors are looked for.
  expect(await pagesWith(combined, 'Green')).toEqual([]);
});
