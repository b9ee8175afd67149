// The published packages work in every environment of the table that is due.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWhole, readSeed } from '@countersign/config/sample';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDue, type Consumer } from '../src/consumer.ts';
import { consumers } from '../src/consumers/index.ts';
import { writeMatrix, writePage } from '../src/page.ts';
import { findMarks, marks } from '../src/shaken.ts';
import { openSite, type Site } from '../src/site.ts';

// Only ends tests that hang; a busy machine is slow at all of this.
const timeout = 1_800_000;

const due = isWhole() ? consumers : consumers.filter((one) => isDue(one, readSeed()));
const passed = new Set<Consumer>();

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, timeout);
afterAll(async () => {
  await site.close();
  // `npm test` prints it at its end.
  const folder = path.resolve(import.meta.dirname, '../reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'consumers.txt'), `${writeMatrix(due, passed)}\n`);
}, timeout);

describe.each(due)('$name, $on', (consumer) => {
  it(`calls, validates, verifies; ${consumer.also}`, { timeout }, async () => {
    await consumer.run(site);
    passed.add(consumer);
  });
});

it('docs/consumers.md lists all of them', async () => {
  await expect(writePage(consumers)).toMatchFileSnapshot('../../../docs/consumers.md');
});

it('a bundle that keeps everything would be noticed', { timeout }, async () => {
  const outfile = path.join(await site.folder('everything'), 'main.js');
  const contents = `
    export * from '@countersign/client/esign-v2.1';
    export * as zod from '@countersign/zod/esign-v2.1';
  `;
  const stdin = { contents, resolveDir: site.projects };
  await esbuild.build({ stdin, outfile, bundle: true, minify: true, format: 'esm' });
  expect(findMarks(outfile)).toEqual(marks);
});
