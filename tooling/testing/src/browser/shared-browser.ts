import type { Browser } from 'playwright-core';
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

/** Closes all pages of the shared browser, with their stored data, such as cookies. */
export async function closePages(): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
