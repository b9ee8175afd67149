import type { Browser, Page } from 'playwright-core';
import { startBrowser } from './index.ts';

let browser: Browser | undefined;

// Only ends steps that hang: a busy machine takes long for any step. Shorter than a test may take,
// for a failure to name the step.
const patience = 300_000;

// The packed Chromium would emulate a graphics card, which costs a quarter of a test's time.
const drawing = ['--disable-gpu'];

/**
 * The browser that all test files of a worker share, started for the first of them; it ends with the
 * worker. A file leaves it with no page open: see `closePages`.
 */
export async function shareBrowser(): Promise<Browser> {
  if (browser?.isConnected() === true) return browser;
  browser = await startBrowser(drawing);
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

/** The part of the context of Vitest's hooks that says how a test ended. */
interface Ended {
  task?: { result?: { state: string } | undefined };
}

/**
 * Closes all pages of the shared browser, with their stored data, such as cookies.
 * @param ended the context of `afterEach`
 * @throws Error with the address and the text of each page, if the test failed: what it waited for
 * says little without what was there
 */
export async function closePages({ task }: Ended = {}): Promise<void> {
  const contexts = browser?.contexts() ?? [];
  const seen =
    task?.result?.state === 'fail'
      ? await Promise.all(contexts.flatMap((context) => context.pages()).map(describePage))
      : [];
  await Promise.all(contexts.map((context) => context.close()));
  if (seen.length > 0) throw new Error(`Open when the test failed:\n${seen.join('\n')}`);
}

/** The maximum number of characters of a page's text in a failure. */
const mostText = 2000;

async function describePage(page: Page): Promise<string> {
  const text = await page.locator('body').innerText().catch(String);
  return `${page.url()}\n${text.slice(0, mostText)}`;
}
