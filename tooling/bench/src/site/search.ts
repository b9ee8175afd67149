import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readResultTime, watchResults } from './in-page.ts';
import { watchTransfer } from './open-page.ts';
import { area } from './pages.ts';

/** Queries as people type them: names, words, codes and paths. Each is typed letter by letter. */
export const queries: readonly string[] = [
  'lock',
  'envelopes create',
  'emailBlurb',
  'recipient',
  'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
  'POST /envelopes',
  'envelope-completed',
  'signHereTabs',
  'oauth',
  'download document',
];

const start = `/reference/${area}/operations/Envelopes_create/`;
/** The measure in the page's timeline. */
const measure = 'search results';

/** Opens a page and its search, and searches once, so that the index is loaded. */
async function openSearch(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const { transfer } = await watchTransfer(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  transfer.bytes = 0;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const { input, results } = locate(page);
  await input.pressSequentially('a');
  await results.first().waitFor();
  await page.waitForLoadState('networkidle');
  await input.clear();
  return { page, transferred: transfer.bytes };
}

/** Measures the bytes that the search loads when it is opened for the first time. */
export async function searchTransfer(browser: Browser, url: string, path = start): Promise<number> {
  await using context = await browser.newContext();
  return (await openSearch(context, url + path)).transferred;
}

/** The milliseconds from each letter that is typed to its results. */
export async function searchTimes(
  browser: Browser,
  url: string,
  typed: readonly string[],
  path = start,
): Promise<number[]> {
  await using context = await browser.newContext();
  const { page } = await openSearch(context, url + path);
  await page.evaluate(watchResults, measure);
  const times: number[] = [];
  for (const query of typed) times.push(...(await type(page, query)));
  return times;
}

async function type(page: Page, query: string): Promise<number[]> {
  const { input, results } = locate(page);
  await input.clear();
  await results.first().waitFor({ state: 'detached' });
  const times: number[] = [];
  for (const letter of query) {
    await input.pressSequentially(letter);
    const time = await page.evaluate(readResultTime, measure);
    if (time === undefined) throw new Error(`The search finds nothing: ${query}, at ${letter}`);
    times.push(time);
  }
  return times;
}

function locate(page: Page) {
  const dialog = page.getByRole('dialog');
  return { input: dialog.getByRole('combobox'), results: dialog.getByRole('option') };
}
