import { setTimeout as pause } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Flags for serverless platforms: a single process, and no separation of sites. */
const unwanted = new Set(['--single-process', '--disable-web-security']);

/**
 * Starts the Chromium that is installed as a package, for Linux (x64). Tries again if it crashes
 * while it starts: another process may still be unpacking it, and sometimes it crashes for no
 * apparent reason.
 */
export async function startPacked(args: readonly string[], attempts = 5): Promise<Browser> {
  try {
    return await playwright.launch({
      executablePath: await chromium.executablePath(),
      args: [...chromium.args.filter((flag) => !unwanted.has(flag)), ...args],
      headless: true,
    });
  } catch (error) {
    if (attempts === 1) throw error;
    await pause(1000);
    return startPacked(args, attempts - 1);
  }
}
