import { expect, test } from 'vitest';
import { drawMarks, readPdf, toPdf } from '../../src/documents/index.ts';
import { makePdf } from './make-pdf.ts';
import { pagesWith, findPlace } from './find-place.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const html = (text: string) => toPdf(utf8(text), { name: 'lease.html' });
const pageCount = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.length;

// The product ends work that takes too long; a busy machine may take longer for it by the clock.
test('text of 5 MB is converted, down to its last line', async () => {
  const lines = `${'lorem ipsum dolor sit amet '.repeat(3)}\n`.repeat(61_000);
  const pdf = await toPdf(utf8(`${lines}the end`), { name: 'long.txt' });
  expect(await pagesWith(pdf, 'the end')).toEqual([await pageCount(pdf)]);
});

test('HTML of 1 MB of words without a tag is converted, with all of them', async () => {
  const pdf = await html(`${'word '.repeat(200_000)}end`);
  expect(await pagesWith(pdf, 'end')).toEqual([await pageCount(pdf)]);
});

test.each([
  ['2,000 pages', 'a.txt', 'x\n'.repeat(200_000)],
  ['10,000,000 characters', 'a.txt', 'x'.repeat(10_000_001)],
  ['2,000 pages', 'a.html', '<p>x'.repeat(200_000)],
  ['2,000 pages', 'a.html', '<br>x'.repeat(200_000)],
  ['10,000,000 characters', 'a.html', 'x'.repeat(10_000_001)],
])('a document of more than %s is rejected (%s)', async (limit, name, text) => {
  await expect(toPdf(utf8(text), { name })).rejects.toMatchObject({
    code: 'UNABLE_TO_LOAD_DOCUMENT',
    message: expect.stringContaining(limit),
  });
});

test.each([
  ['tags that are not closed', '<div><b>'.repeat(200_000)],
  ['tags that close nothing', '<div>'.repeat(200_000) + '</p></i>'.repeat(200_000)],
  ['scripts that are not closed', `<p>${'<script '.repeat(200_000)}`],
  ['the end of a script in pieces', `<script>${'</scrip'.repeat(200_000)}</script>`],
  ['thousands of attributes', `<p ${'a b=1 '.repeat(200_000)}>`],
  ['comments in comments', `${'<!--'.repeat(200_000)}-->`],
  ['marked sections', `${'<![CDATA['.repeat(200_000)}>`],
  ['numbers without end', `<p title="${'&#000000'.repeat(200_000)}">`],
  ['thousands of templates', '<template>'.repeat(100_000) + '</template>'.repeat(100_000)],
])('HTML with %s is read to its end', async (_, hostile) => {
  const pdf = await html(`<p>begin</p>${hostile}</script><p>end</p>`);
  expect(await pagesWith(pdf, 'begin')).toEqual([1]);
  expect(await pageCount(pdf)).toBeLessThan(10);
});

test('letters with thousands of marks are written as letters', async () => {
  const value = `a${'\u0300\u0316'.repeat(200_000)}b${'\u0316\u0300'.repeat(200_000)} end`;
  expect(await pagesWith(await toPdf(utf8(value), { name: 'a.txt' }), 'end')).toEqual([1]);
  const box = { kind: 'textBox', page: 1, x: 72, y: 300, width: 200, height: 40, value } as const;
  expect(await pagesWith(await drawMarks(await makePdf(), [box]), ' end')).toEqual([1]);
});

test('HTML keeps what browsers show, in its order, and hides what they hide', async () => {
  const pdf = await html(
    '<title>hidden</title><p>One<h2>Big</H2 >two <I>three</i><ul><li>four<li>five</ul><pre>  a\n  b</pre>' +
      '<table><tr><td>c1<td>c2</table><style>x{}</style><template><p>unseen</p></template>' +
      '<SCRIPT>if (a</b) "</p>"</SCRIPT><!-- <p>never --><p>R&amp;D &copy; &#8364; 1 < 2</p>after',
  );
  const texts = [
    'One',
    'Big',
    'two three',
    '\u2022 four',
    '\u2022 five',
    '  b',
    'c1 c2',
    'R&D \u00a9 \u20ac 1 < 2',
  ];
  const places = [];
  for (const text of [...texts, 'after']) {
    places.push((await findPlace(pdf, text)).y);
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect((await findPlace(pdf, 'Big')).height).toBeGreaterThan(
    (await findPlace(pdf, 'One')).height,
  );
  for (const text of ['hidden', 'unseen', 'never', 'x{}', 'if (a']) {
    expect(await pagesWith(pdf, text), text).toEqual([]);
  }
});
