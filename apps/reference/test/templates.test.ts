// A page of every kind: it opens without a complaint, can be read by everybody and fits a phone.
import { describe, expect, it } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { templates } from './templates.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

describe.each(Object.entries(templates))('%s', (_, address) => {
  const missing = address === templates['a page that is not there'];

  it.each(['light', 'dark'] as const)('is there for everybody, %s', async (scheme) => {
    const url = `${served.start}${address}`;
    const { page, complaints, strays } = await visit(served.browser, url, 1280, scheme);
    // The browser itself complains of the status.
    expect(complaints.filter((words) => !(missing && words.includes('404')))).toEqual([]);
    expect(strays).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
    // A block of code that is wider than its place can be reached by key a moment after the start.
    await expect.poll(() => barriers(page)).toEqual([]);
    await page.close();
  });

  it('fits a phone', async () => {
    const { page } = await visit(served.browser, `${served.start}${address}`, 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect.poll(() => barriers(page)).toEqual([]);
    await page.close();
  });
});
