import { existsSync } from 'node:fs';
import { chromium as playwright, type Browser } from 'playwright-core';

/**
 * Starts a browser without a window; who starts it closes it. It is the one that the environment
 * variable `COUNTERSIGN_BROWSER` names, a program of the Chromium family; if none is named, then on
 * Linux on x64 the one that is installed with the other packages, and elsewhere the machine's Chrome.
 * @throws where the one that is named, or Chrome, is not there
 */
export async function startBrowser(): Promise<Browser> {
  const named = process.env['COUNTERSIGN_BROWSER'] ?? '';
  if (named !== '') return startNamed(named);
  if (process.platform !== 'linux' || process.arch !== 'x64') return startChrome();
  // Loaded only where it fits.
  const { startPacked } = await import('./packed.ts');
  return startPacked();
}

async function startNamed(program: string): Promise<Browser> {
  if (!existsSync(program)) {
    throw new Error(
      `COUNTERSIGN_BROWSER names ${program}, which is not there; correct or unset it`,
    );
  }
  return playwright.launch({ executablePath: program, headless: true });
}

async function startChrome(): Promise<Browser> {
  try {
    return await playwright.launch({ channel: 'chrome', headless: true });
  } catch (cause) {
    throw new Error(
      'Chrome, which pages are tested with, does not start; install it, or name another browser of its family in COUNTERSIGN_BROWSER',
      { cause },
    );
  }
}
