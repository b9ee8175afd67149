import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { findAnchors, rotatePage } from '../../src/documents/index.ts';
import { createMatchText } from '../../src/documents/match-text.ts';
import { makePdf } from './make-pdf.ts';

test('a text is found on every page, with its place from the top left', async () => {
  const pdf = await makePdf({ pages: [['Sign here', '/sig1/'], ['nothing'], ['/sig1/']] });
  const [signatures, none] = await findAnchors(pdf, [{ text: '/sig1/' }, { text: 'absent' }]);
  expect(none).toEqual([]);
  expect(signatures).toMatchObject([
    { page: 1, baseline: 90 },
    { page: 3, baseline: 72 },
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = signatures?.[0] ?? {};
  expect(x).toBeCloseTo(72, 0);
  expect(y).toBeLessThan(90);
  expect(y + height).toBeGreaterThan(90);
  expect(width).toBeGreaterThan(20);
});

test('capital letters count only when they are asked to', async () => {
  const pdf = await makePdf({ pages: [['Sign SIGN sign']] });
  const found = await findAnchors(pdf, [{ text: 'sign' }, { text: 'sign', caseSensitive: true }]);
  expect(found.map((matches) => matches.length)).toEqual([3, 1]);
});

test('a whole word does not stand inside another', async () => {
  const pdf = await makePdf({ pages: [['design sign, signature sign']] });
  const found = await findAnchors(pdf, [{ text: 'sign' }, { text: 'sign', wholeWords: true }]);
  expect(found.map((matches) => matches.length)).toEqual([4, 2]);
});

test('white space between the characters spoils a match unless it is allowed', async () => {
  const pdf = await makePdf({ pages: [['s i g n']] });
  const found = await findAnchors(pdf, [
    { text: 'sign' },
    { text: 'sign', whiteSpaceInCharacters: true },
  ]);
  expect(found.map((matches) => matches.length)).toEqual([0, 1]);
});

test('a text drawn in several pieces is one text', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText('/si', { x: 100, y: 500, size: 12 });
  page.drawText('g1/', { x: 112.7, y: 500, size: 12 });
  const [matches] = await findAnchors(await document.save(), [{ text: '/sig1/' }]);
  expect(matches).toHaveLength(1);
});

test('a place on a turned and cropped page is where it is seen', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText('/sig1/', { x: 100, y: 500, size: 12 });
  page.setCropBox(50, 100, 400, 600);
  page.setRotation(degrees(180));
  const [[turned] = []] = await findAnchors(await document.save(), [{ text: '/sig1/' }]);
  // Upside down, the text ends where it began: 350 points from the left, 400 below the top.
  expect((turned?.x ?? 0) + (turned?.width ?? 0)).toBeCloseTo(350, 0);
  expect(turned?.baseline).toBeCloseTo(400, 0);
});

test('turning a page to the right moves what was at the left to the top', async () => {
  const pdf = await rotatePage(await makePdf({ pages: [['/sig1/']] }), 1, 'right');
  const [[match] = []] = await findAnchors(pdf, [{ text: '/sig1/' }]);
  expect(match?.y).toBeCloseTo(72, 0);
  expect(match?.height).toBeGreaterThan(match?.width ?? 0);
});

test('text in a form that the page draws is not text of the page', async () => {
  const document = await PDFDocument.create();
  const source = await PDFDocument.create();
  source.addPage([200, 100]).drawText('/inside/', { x: 20, y: 50, size: 12 });
  const [drawn] = await document.embedPdf(await source.save());
  const page = document.addPage([612, 792]);
  if (drawn !== undefined) page.drawPage(drawn, { x: 50, y: 500 });
  page.drawText('/outside/', { x: 100, y: 300, size: 12 });
  const found = await findAnchors(await document.save(), [
    { text: '/inside/' },
    { text: '/outside/' },
  ]);
  expect(found.map((matches) => matches.length)).toEqual([0, 1]);
});

test('an anchor without letters is found nowhere', async () => {
  expect(await findAnchors(await makePdf(), [{ text: '' }, { text: '  ' }])).toEqual([[], []]);
});

describe('many long anchors in a long text whose letters repeat', () => {
  // Comparing each anchor again at each place takes 20 billion steps.
  test('are found in one pass each', () => {
    const matchText = createMatchText(Array.from({ length: 200_000 }, () => 'a'));
    for (let round = 0; round < 100; round += 1) {
      expect(matchText({ text: `b${'a'.repeat(1000)}` })).toEqual([]);
      expect(matchText({ text: 'a'.repeat(1001) })).toHaveLength(199);
    }
  });

  test.each([
    ['ababab', { text: 'abab' }, [0]],
    ['aabaabaab', { text: 'aabaab' }, [0]],
    ['xaab aab', { text: 'aab', wholeWords: true }, [5]],
    ['aaaa', { text: 'aa' }, [0, 2]],
    ['a b  a', { text: 'ba', whiteSpaceInCharacters: true }, []],
    ['a b a', { text: 'ba', whiteSpaceInCharacters: true }, [2]],
    ['Docu Sign', { text: 'DocuSign', whiteSpaceInCharacters: true }, [0]],
    ['Docu   Sign', { text: 'DocuSign', whiteSpaceInCharacters: true }, []],
    ['Docu   Sign', { text: 'Docu Sign', whiteSpaceInCharacters: true }, [0]],
    ['D ocu  S ign', { text: 'Docu Sign', whiteSpaceInCharacters: true }, [0]],
    ['DocuSign', { text: 'Docu Sign', whiteSpaceInCharacters: true }, []],
    ['aa  aab', { text: 'aab', whiteSpaceInCharacters: true }, [4]],
    ['A\u0130b', { text: '\u0130B' }, [1]],
  ])('are found in %j', (text, anchor, firsts) => {
    expect(createMatchText([...text])(anchor).map(({ first }) => first)).toEqual(firsts);
  });
});
