import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { readReport } from '../src/markdown/report.ts';
import { root } from '../src/repository.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

let page: Page;

beforeAll(async () => {
  ({ page } = await visit(served.browser, `${served.start}figures/`));
});

interface Suites {
  suites: Record<string, { cases: Record<string, { what: string }> }>;
}

it('has every case of every suite, under a heading that can be linked to', async () => {
  const { suites }: Suites = JSON.parse(
    readFileSync(path.join(root, 'docs/benchmarks.json'), 'utf8'),
  );
  for (const [name, { cases }] of Object.entries(suites)) {
    expect(await page.locator(`h2#${name}`).count(), name).toBe(1);
    const rows = await page.locator(`[aria-labelledby="${name}"] tbody tr`).allInnerTexts();
    expect(rows, name).toHaveLength(Object.keys(cases).length);
    const text = rows.join('\n');
    for (const { what } of Object.values(cases)) expect(text).toContain(what.replaceAll('`', ''));
  }
});

it('has the numbers of the contract', async () => {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'operations', exact: true }) });
  const cells = await row.first().getByRole('cell').allInnerTexts();
  expect(cells.at(-1)).toBe(String(operations.length));
});

it('does not make a phone scroll sideways, and a wide table can be moved with the keyboard', async () => {
  const { page: phone } = await visit(served.browser, `${served.start}figures/`, 360);
  const frame = phone.locator('.wide').first();
  await frame.focus();
  await phone.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.close();
});

it('gives no two headings the same place, and shows no markup of a text', () => {
  const { headings, html } = readReport('# A\n\n## B\n\n<b>x</b>\n\n## B\n', { lower: 1 });
  expect(headings.map(({ depth, slug }) => [depth, slug])).toEqual([
    [2, 'a'],
    [3, 'b'],
    [3, 'b-1'],
  ]);
  expect(html).not.toContain('<b>');
});
