import { expect } from 'vitest';
import {
  combine,
  deletePage,
  DocumentFault,
  drawMarks,
  findAnchors,
  flattenForm,
  documents,
  flowHtml,
  generateDocument,
  pageImage,
  readDocument,
  readPdf,
  readTemplateFields,
  rotatePage,
  signableHtml,
  toPdf,
  watermark,
} from '../../../src/documents/index.ts';
import { makePdf } from '../make-pdf.ts';
import type { Random } from './random.ts';
import { randomText } from './words.ts';

/** Limits for a document that was read. The limits in `src/documents` are lower. */
const mostPages = 5000;
const mostBytes = 200_000_000;
const mostPixelsOfSide = 4096;

/** The numbers of actions on an input that were done, and that were rejected. */
export interface Outcome {
  done: number;
  refused: number;
}

/**
 * The pattern that the end of an error message must match. Only for a damaged PDF may the message
 * include a library's error, in parentheses, as any PDF may be damaged. In a converter such an
 * error is a fault of ours.
 */
interface Context extends Outcome {
  messageEnd: RegExp;
}

const codes = new Set([
  'ANCHOR_TAG_PROCESSING_FAILURE',
  'INVALID_REQUEST_PARAMETER',
  'PAGE_IMAGE_NOT_FOUND',
  'UNABLE_TO_LOAD_DOCUMENT',
  'UNSUPPORTED_PDF_CONTENT',
]);

/** Waits for some work; undefined where it was refused as it should be. */
async function attempt<T>(outcome: Context, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await work();
    outcome.done += 1;
    return result;
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    expect(codes).toContain(error.code);
    expect(error.message).toMatch(outcome.messageEnd);
    outcome.refused += 1;
    return undefined;
  }
}

async function usePdf(pdf: Uint8Array, random: Random, outcome: Context): Promise<void> {
  const read = await attempt(outcome, () => readPdf(pdf));
  if (read === undefined) return;
  expect(read.pages.length).toBeLessThanOrEqual(mostPages);
  const page = 1 + random.below(read.pages.length);
  const at = { page, x: 20, y: 30 };
  const works: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    async () => {
      const image = await pageImage(pdf, page, { dpi: 40 });
      expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(mostPixelsOfSide);
    },
    async () => {
      const anchors = [{ text: '/sig1/' }, { text: 'a', caseSensitive: true }];
      expect(await findAnchors(pdf, anchors)).toHaveLength(2);
    },
    () => expectSmall(combine([pdf, pdf])),
    async () => {
      const fields = [{ id: 'f1', page, y: 30, height: 10 }];
      const { pieces } = await documents.flowPdf(pdf, { layout: {}, prefix: 'f', fields });
      expect(pieces.filter((piece) => 'slot' in piece)).toHaveLength(1);
      const written = pieces.map((piece) => ('html' in piece ? piece.html : '')).join('');
      expect(written.replaceAll(/<\/?div(?: class="(?:chunk|p)")?>/gu, '')).not.toContain('<');
    },
    () => expectSmall(rotatePage(pdf, page, random.pick(['left', 'right']))),
    () => expectSmall(deletePage(pdf, page)),
    async () => {
      const { pdf: flat, form } = await readDocument(pdf, { name: 'fuzz.pdf', readsForm: false });
      expect((flat ?? pdf).length).toBeLessThan(mostBytes);
      if (form !== undefined) await expectSmall(flattenForm(pdf, { firstOptions: true }));
    },
    async () => {
      const { form } = await readDocument(pdf, { name: 'fuzz.pdf', readsForm: true });
      for (const { places } of form?.fields ?? [])
        for (const { x, y } of places) expect(x + y).toBeGreaterThanOrEqual(0);
      await expectSmall(flattenForm(pdf, { vanish: [form?.fields[0]?.name ?? ''] }));
    },
    () => expectSmall(watermark(pdf, { text: randomText(random, 5) })),
    () =>
      expectSmall(
        drawMarks(pdf, [
          { kind: 'text', ...at, value: randomText(random) },
          { kind: 'textBox', ...at, width: 60, height: 30, value: randomText(random) },
          { kind: 'envelopeStamp', envelopeId: 'fuzz' },
        ]),
      ),
  ];
  // Running all of them for every input would take minutes.
  await attempt(outcome, random.pick(works));
}

async function expectSmall(work: Promise<Uint8Array>): Promise<void> {
  expect((await work).length).toBeLessThan(mostBytes);
}

/** Reads HTML as a page that is signed. */
async function useSignable(bytes: Uint8Array, outcome: Context): Promise<void> {
  const html = new TextDecoder().decode(bytes);
  const flow = await attempt(outcome, () =>
    flowHtml(html, {
      anchors: ['a', 'word'],
      layout: { displayAnchors: [{ startAnchor: 'a', endAnchor: 'e' }], removeEmptyTags: 'p,b' },
      prefix: 'f',
    }),
  );
  const written = flow?.pieces.map((piece) => ('html' in piece ? piece.html : '')).join('') ?? '';
  expect(written).not.toMatch(
    /<(?:script|style|iframe|svg|form|input)|<[^<>]*\s(?:on\w+|style)=/iu,
  );
  expect(flow?.rules.join('') ?? '').not.toMatch(/[<@]|url\((?!["']?data:)/u);
  const page = await attempt(outcome, () => signableHtml(html));
  if (page === undefined) return;
  expect(page.pdf.length).toBeLessThan(mostBytes);
  expect(page.fields.length + page.markers.length).toBeLessThanOrEqual(3000);
}

/** Reads a document as a template, and generates another one of it. */
async function useTemplate(bytes: Uint8Array, random: Random, outcome: Context): Promise<void> {
  const name = 'fuzz.docx';
  const template = await attempt(outcome, () => readTemplateFields(bytes, name));
  if (template === undefined) return;
  expect(template.fields.length).toBeLessThanOrEqual(1000);
  const rows = Array.from({ length: random.below(50) }, () => ({ Name: randomText(random, 5) }));
  const values = Object.fromEntries(
    template.fields.map((field) => [
      field.name,
      field.type === 'TableRow' ? rows : randomText(random, 9),
    ]),
  );
  const made = await attempt(outcome, () => generateDocument(bytes, name, values));
  if (made !== undefined) expect(made.pdf.length).toBeLessThan(mostBytes);
}

/**
 * Processes a document as the service does: converts it, and works on the PDF; with an image also
 * signs. The result is within the limits, or there is an error that says what is wrong.
 */
export async function survive(
  bytes: Uint8Array,
  extension: string,
  random: Random,
): Promise<Outcome> {
  const messageEnd = extension === 'pdf' ? /\.(?: \(.*\))?$/su : /\.$/u;
  const outcome = { done: 0, refused: 0, messageEnd };
  const pdf = await attempt(outcome, () => toPdf(bytes, { name: `fuzz.${extension}` }));
  if (pdf !== undefined) {
    expect(pdf.length).toBeLessThan(mostBytes);
    await usePdf(pdf, random, outcome);
  }
  if (extension === 'html') await useSignable(bytes, outcome);
  if (extension === 'docx') await useTemplate(bytes, random, outcome);
  if ((extension === 'png' || extension === 'jpg') && random.chance(0.3)) {
    const plain = await makePdf();
    const signed = await attempt(outcome, () =>
      drawMarks(plain, [{ kind: 'signature', page: 1, x: 90, y: 90, name: 'Ada', image: bytes }]),
    );
    if (signed !== undefined) await usePdf(signed, random, outcome);
  }
  return outcome;
}
