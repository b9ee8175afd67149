import { setTimeout as pause } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Meant for machines that run a function: in one process, and without what keeps sites apart. */
const unwanted = new Set(['--single-process', '--disable-web-security']);

/** How often a browser is started that does not come up. */
const attempts = 5;

/**
 * Starts the Chromium that comes as a package, for Linux on x64. One that dies at its start is
 * started again: another process may still be unpacking it, and now and then it dies for no reason.
 */
export async function startPacked(): Promise<Browser> {
  for (let left = attempts - 1; left > 0; left -= 1) {
    try {
      return await launch();
    } catch {
      await pause(1000);
    }
  }
  return launch();
}

async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((word) => !unwanted.has(word)),
    headless: true,
  });
}
