// A page of every kind: it opens without a complaint, can be read by everybody and fits a phone.
import { isWhole, takePart } from '@countersign/config/sample';
import { expect, it } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { templates } from './templates.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

const forms = ['light', 'dark', 'phone'] as const;
const all = Object.entries(templates).flatMap(([kind, address]) =>
  forms.map((form) => ({ kind, address, form })),
);
// A third of them each day, and all of them each night.
const chosen = isWhole() ? all : takePart(all, 3, ({ kind, form }) => `${kind} ${form}`);

it.each(chosen)('is there for everybody: $kind, $form', async ({ address, form }) => {
  const missing = address === templates['a page that is not there'];
  const scheme = form === 'dark' ? 'dark' : 'light';
  const width = form === 'phone' ? 360 : 1280;
  const url = `${served.start}${address}`;
  const { page, complaints, strays } = await visit(served.browser, url, width, scheme);
  // The browser itself complains of the status.
  expect(complaints.filter((words) => !(missing && words.includes('404')))).toEqual([]);
  expect(strays).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  // A block of code that is wider than its place can be reached by key a moment after the start.
  await expect.poll(() => barriers(page)).toEqual([]);
  await page.close();
});
