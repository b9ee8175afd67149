// The indexes, the files of the corpus and the page agree.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPage, pageFile } from '../src/corpus/page.ts';
import { corpusFolder, listCorpusAreas, readCorpus, readPayloads } from '../src/corpus/payload.ts';

it.each(listCorpusAreas())('has every file of %s once in its index', (area) => {
  const files = readdirSync(path.join(corpusFolder, area)).filter((one) => one !== 'index.yaml');
  const listed = readPayloads(area).map(({ file }) => file);
  expect(listed.toSorted()).toEqual(files.toSorted());
});

it('is on docs/corpus.md; the script corpus of this workspace writes the page', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(createPage());
});

// A tool that rewrites line ends or drops a byte order mark would remove the subject of these
// tests.
it('has payloads with the bytes that their index promises', () => {
  const marked = readCorpus().filter((one) => one.tolerated.includes('byte-order-mark'));
  expect(marked.map(({ bytes }) => bytes.subarray(0, 3).toString('hex'))).toEqual(
    marked.map(() => 'efbbbf'),
  );
  const windows = readCorpus().filter(({ file }) => /windows|excel/.test(file));
  expect(windows.filter(({ bytes }) => !bytes.includes('\r\n'))).toEqual([]);
});
