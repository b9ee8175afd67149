import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Meant for machines that run a function: in one process, and without what keeps sites apart. */
const unwanted = new Set(['--single-process', '--disable-web-security']);

/** Starts a browser without a window; who starts it closes it. */
export async function startBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((word) => !unwanted.has(word)),
    headless: true,
  });
}
