import { expect, it } from 'vitest';
import { createKnownDocuments } from '../../src/documents/known-documents.ts';

const bytes = (text: string) => Buffer.from(text);
const options = { name: 'Lease', fileExtension: 'pdf' };
const outcome = (more: object = {}) => ({
  result: {
    pdf: undefined,
    pages: [{ width: 612, height: 792 }],
    isPdf: true,
    isPlain: false,
    ...more,
  },
  replaced: [],
});

it('finds the pages of the same bytes, whatever their name, and gives a copy', () => {
  const known = createKnownDocuments();
  known.keep([bytes('%PDF one'), options], outcome());
  const found = known.find([bytes('%PDF one'), { ...options, name: 'Other' }]);
  expect(found).toEqual(outcome());
  found?.result.pages.pop();
  expect(known.find([bytes('%PDF one'), options])).toEqual(outcome());
});

it('finds nothing for other bytes of the same length, another extension, a form or a conversion', () => {
  const known = createKnownDocuments();
  known.keep([bytes('%PDF one'), options], outcome());
  expect(known.find([bytes('%PDF two'), options])).toBeUndefined();
  expect(known.find([bytes('%PDF one'), { ...options, fileExtension: 'docx' }])).toBeUndefined();
  expect(known.find([bytes('%PDF one'), { ...options, readsForm: true }])).toBeUndefined();
  const converted = { ...options, converted: bytes('%PDF') };
  expect(known.find([bytes('%PDF one'), converted])).toBeUndefined();
});

it.each([
  ['was converted', { pdf: bytes('%PDF'), isPdf: false }],
  ['was unlocked', { pdf: bytes('%PDF') }],
  ['has a form', { form: { fields: [], isSigned: false } }],
  ['has many pages', { pages: Array.from({ length: 101 }, () => ({ width: 1, height: 1 })) }],
])('does not keep what %s', (_what, more) => {
  const known = createKnownDocuments();
  known.keep([bytes('%PDF one'), options], outcome(more));
  expect(known.find([bytes('%PDF one'), options])).toBeUndefined();
});

it('does not keep a file with letters that no font could write', () => {
  const known = createKnownDocuments();
  const replaced = [{ letter: '☃', by: '?' }];
  known.keep([bytes('%PDF one'), options], { ...outcome(), replaced });
  expect(known.find([bytes('%PDF one'), options])).toBeUndefined();
});

it('drops the file that was used longest ago', () => {
  const known = createKnownDocuments();
  for (let at = 0; at < 500; at += 1) known.keep([bytes(`file ${at}`), options], outcome());
  expect(known.find([bytes('file 0'), options])).toBeDefined();
  known.keep([bytes('one more'), options], outcome());
  expect(known.find([bytes('file 1'), options])).toBeUndefined();
  expect(known.find([bytes('file 0'), options])).toBeDefined();
});
