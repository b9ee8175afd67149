// A page of every kind: it opens without a complaint, can be read by everybody and fits a phone.
import path from 'node:path';
import { startBrowser } from '@countersign/browser';
import { startMock, type RunningMock } from '@countersign/mock';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { templates } from './templates.ts';
import { visit } from './visit.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const patience = { timeout: 20_000 };

let mock: RunningMock;
let browser: Browser;

beforeAll(async () => {
  mock = await startMock({ reference: dist });
  browser = await startBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await mock.close();
});

describe.each(Object.entries(templates))('%s', (_, address) => {
  const missing = address === templates['a page that is not there'];

  it.each(['light', 'dark'] as const)('is there for everybody, %s', async (scheme) => {
    const url = `${mock.url}/reference/${address}`;
    const { page, complaints, strays } = await visit(browser, url, 1280, scheme);
    // The browser itself complains of the status.
    expect(complaints.filter((words) => !(missing && words.includes('404')))).toEqual([]);
    expect(strays).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
    // A block of code that is wider than its place can be reached by key a moment after the start.
    await expect.poll(() => barriers(page), patience).toEqual([]);
    await page.close();
  });

  it('fits a phone', async () => {
    const { page } = await visit(browser, `${mock.url}/reference/${address}`, 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect.poll(() => barriers(page), patience).toEqual([]);
    await page.close();
  });
});
