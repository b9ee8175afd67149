import { existsSync } from 'node:fs';
import { chromium as playwright, type Browser } from 'playwright-core';

const named = process.env['COUNTERSIGN_BROWSER'] ?? '';
// The Chromium among the packages only works on Linux (x64).
const isPacked = process.platform === 'linux' && process.arch === 'x64';

/**
 * Starts a headless browser; the caller closes it. The environment variable `COUNTERSIGN_BROWSER` is
 * the path of a browser based on Chromium. By default it is the Chromium that is installed with the
 * other packages on Linux (x64), and the machine's Chrome elsewhere.
 * @param args more arguments for the browser
 * @throws if the browser does not exist, and in the script `test`, which has to be quick
 */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  if (process.env['npm_lifecycle_event'] === 'test') {
    throw new Error(
      'A test file starts a browser in the script `test`. Call it *.browser.test.ts, and let the script `prove` run it.',
    );
  }
  if (named !== '') return startNamed(named, args);
  if (!isPacked) return startChrome(args);
  const { startPacked } = await import('./packed.ts');
  return startPacked(args);
}

/**
 * Returns the path of the browser that `startBrowser` starts, for programs that start one
 * themselves; undefined if that is the machine's Chrome.
 */
export async function findBrowser(): Promise<string | undefined> {
  if (named !== '') return named;
  if (!isPacked) return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

async function startNamed(program: string, args: readonly string[]): Promise<Browser> {
  if (!existsSync(program)) {
    throw new Error(
      `COUNTERSIGN_BROWSER is ${program}, which does not exist. Correct or unset it.`,
    );
  }
  return playwright.launch({ executablePath: program, args: [...args], headless: true });
}

async function startChrome(args: readonly string[]): Promise<Browser> {
  try {
    return await playwright.launch({ channel: 'chrome', args: [...args], headless: true });
  } catch (cause) {
    throw new Error(
      'Chrome does not start. Install it, or set COUNTERSIGN_BROWSER to another browser based on Chromium.',
      { cause },
    );
  }
}
