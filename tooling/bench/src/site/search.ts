import type { Browser, Page } from 'playwright-core';
import { area } from './operations.ts';
import { watchTransfer } from './transfer.ts';
import { readAnswer, watchAnswers } from './watch-answers.ts';

/** The site in a context of its own, with its search open and asked once, so that it has its index. */
async function openSearch(browser: Browser, url: string, path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const transfer = await watchTransfer(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  transfer.bytes = 0;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const { input, results } = partsOf(page);
  await input.pressSequentially('a');
  await results.first().waitFor();
  await page.waitForLoadState('networkidle');
  await input.clear();
  return { page, transferred: transfer.bytes, close: () => context.close() };
}

/** The measure in the page's timeline. */
const answer = 'search answer';

const start = `/reference/${area}/operations/Envelopes_create/`;

/** What the search loads when it is opened for the first time, in bytes. */
export async function searchTransfer(browser: Browser, url: string, path = start): Promise<number> {
  const { transferred, close } = await openSearch(browser, url, path);
  await close();
  return transferred;
}

/** The milliseconds from each letter that is typed to the results that it brings. */
export async function searchTimes(
  browser: Browser,
  url: string,
  queries: readonly string[],
  path = start,
): Promise<number[]> {
  const { page, close } = await openSearch(browser, url, path);
  try {
    await page.evaluate(watchAnswers, answer);
    const times: number[] = [];
    for (const query of queries) times.push(...(await type(page, query)));
    return times;
  } finally {
    await close();
  }
}

async function type(page: Page, query: string): Promise<number[]> {
  const { input, results } = partsOf(page);
  await input.clear();
  await results.first().waitFor({ state: 'detached' });
  const times: number[] = [];
  for (const letter of query) {
    await input.pressSequentially(letter);
    const time = await page.evaluate(readAnswer, answer);
    if (time === undefined) throw new Error(`the search does not answer: ${query}, at ${letter}`);
    times.push(time);
  }
  return times;
}

function partsOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return { input: dialog.getByRole('combobox'), results: dialog.getByRole('option') };
}
