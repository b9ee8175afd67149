// Long texts in Base64 are taken out of JSON before it is parsed, which nobody must notice.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodedFile, textWasDecoded } from '../src/core/outside/decoded-file.ts';
import { takeLongTexts } from '../src/core/outside/long-texts.ts';
import { parseJsonBytes, parseShortened } from '../src/core/outside/parse-json.ts';

const long = (bytes: number, more = '') => randomBytes(bytes).toString('base64') + more;
const [one, other] = [long(100_000), long(50_001)];

it.each([
  ['a document', { name: 'Bäckerei', documentBase64: one, order: 1 }],
  ['several', { documents: [{ documentBase64: one }, { documentBase64: other }, [other, one]] }],
  ['one without padding', [other.replaceAll('=', '')]],
  ['the alphabet of addresses', [randomBytes(90_000).toString('base64url')]],
])('takes out %s, and puts it back', async (_name, value) => {
  const json = Buffer.from(JSON.stringify(value));
  expect((await takeLongTexts(json))?.json.length).toBeLessThan(1000);
  expect(await parseJsonBytes(json)).toEqual(value);
});

it.each([
  ['a text that is short', JSON.stringify({ documentBase64: long(1000) })],
  ['a text with other signs', JSON.stringify({ html: 'ä<p>'.repeat(20_000) })],
  ['a text with line breaks', JSON.stringify({ data: `${one}\n${other}` })],
  ['a text with slashes that are escaped', JSON.stringify({ data: one }).replaceAll('/', '\\/')],
  ['a text behind an escaped quotation mark', JSON.stringify({ data: `"${one}` })],
  ['a name', JSON.stringify({ [one]: 1 })],
  ['a name that stands twice', `{"data":"${one}","data":"${other}"}`],
  ['a text alone', JSON.stringify(one)],
  ['the name __proto__', `{"__proto__":{"data":"${one}"},"data":"${other}"}`],
])('reads %s as it is', async (_name, json) => {
  const expected: object = JSON.parse(json);
  if (Object.hasOwn(expected, '__proto__')) Reflect.deleteProperty(expected, '__proto__');
  expect(await parseJsonBytes(Buffer.from(json))).toEqual(expected);
});

/** Parses JSON whose documents get their files. */
async function parseWithFiles(text: string): Promise<unknown> {
  const json = Buffer.from(text);
  const { value, placeFiles } = await parseShortened(json, await takeLongTexts(json, true));
  placeFiles?.(value);
  return value;
}

const fileOf = (text: string) => ({
  documentBase64: textWasDecoded,
  [decodedFile]: { bytes: Buffer.from(text, 'base64') },
});

it.each([
  ['of both alphabets', one, randomBytes(90_000).toString('base64url')],
  ['without padding', other.replaceAll('=', ''), long(100_001).replaceAll('=', '')],
])('gives the documents at the top their files %s', async (_name, first, second) => {
  const documents = [{ documentBase64: first, order: 1 }, { documentBase64: second }];
  const pretty = JSON.stringify({ name: 'Lease', documents }, undefined, 2);
  expect(await parseWithFiles(pretty)).toEqual({
    name: 'Lease',
    documents: [{ ...fileOf(first), order: 1 }, fileOf(second)],
  });
});

it.each([
  ['of a document elsewhere', { document: { documentBase64: one } }],
  ['of documents in another list', [{ documents: [{ documentBase64: one }] }]],
  ['of another member', { documents: [{ remoteUrl: one, name: `documentBase64: ${other}` }] }],
  ['that is short', { documents: [{ documentBase64: long(1000) }] }],
  ['with other signs', { documents: [{ documentBase64: `${one}!` }] }],
  [
    'where another one stands in no document',
    { documents: [one, { documentBase64: other }].slice(0, 1) },
  ],
])('leaves the text %s', async (_name, value) => {
  expect(await parseWithFiles(JSON.stringify(value))).toEqual(value);
});

it('leaves all texts where one has no value of its own', async () => {
  const documents = `[{"documentBase64":"${one}","documentBase64":"${other}"}]`;
  const json = `{"documents":${documents}}`;
  expect(await parseWithFiles(json)).toEqual(JSON.parse(json));
});

it.each([
  ['a line break in a text', `{"data":"${one}\n${other}"}`],
  ['a text without its end', `{"data":"${one}`],
  ['two texts beside each other', `["a"${one}"b"]`],
])('refuses %s', async (_name, json) => {
  await expect(parseJsonBytes(Buffer.from(json))).rejects.toThrow(SyntaxError);
});

it('gives others turns between many megabytes', async () => {
  const value = Array.from({ length: 60 }, () => ({ documentBase64: long(750_000) }));
  const json = Buffer.from(JSON.stringify(value));
  let turns = 0;
  let goesOn = true;
  const count = () => {
    turns += 1;
    if (goesOn) setImmediate(count);
  };
  setImmediate(count);
  expect(await parseJsonBytes(json)).toEqual(value);
  goesOn = false;
  expect(turns).toBeGreaterThan(1);
});
