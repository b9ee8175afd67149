// Pages are read while others are still being written.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PageReader } from '../../src/finish/page-reader.ts';
import { page } from './small-site.ts';

it('reads a page before the site is whole, and once more if it was not', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'countersign-pages-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const reader = new PageReader(site, '/reference/');
  onTestFinished(() => reader.close());
  const write = (text: string): void => writeFileSync(path.join(site, 'index.html'), text);
  const twin = path.join(site, 'index.md');
  const whole = page({ title: 'Harbour', content: '<p>All of it.</p>' });

  // As far as it had come when the reader looked.
  write(whole.slice(0, whole.indexOf('All of it')));
  await expect.poll(() => existsSync(twin)).toBe(true);
  write(whole);
  writeFileSync(path.join(site, '404.html'), page({ title: 'Nothing' }));
  const pages = await reader.finish();

  expect(pages.map(({ file, twin: one }) => [file, one?.title])).toEqual([
    ['404.html', undefined],
    ['index.html', 'Harbour'],
  ]);
  expect(readFileSync(twin, 'utf8')).toContain('All of it.');
});
