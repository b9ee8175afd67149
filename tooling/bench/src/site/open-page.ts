import type { Browser } from 'playwright-core';
import { watchTransfer } from './transfer.ts';
import { shownMark, watchContent, type Content } from './watch-content.ts';

/** What it takes to open a page. */
export interface PageCost {
  /** From the beginning of the navigation until the content has been painted, in milliseconds. */
  shown: number;
  /** What all its requests have brought, in bytes, compressed, with their headers. */
  transferred: number;
  /** What its scripts hold once it is at rest and the garbage taken away, in bytes. */
  heap: number;
  /** The elements in it. */
  elements: number;
}

/** Opens a page in a browser context of its own, which has nothing in its cache. */
export async function openPage(browser: Browser, url: string, content: Content): Promise<PageCost> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfer = await watchTransfer(page);
    await page.addInitScript(watchContent, { ...content, mark: shownMark });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, shownMark);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const shown = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      shownMark,
    );
    if (shown === undefined) throw new Error(`${url} has lost its mark`);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    return { shown, transferred: transfer.bytes, heap, elements };
  } finally {
    await context.close();
  }
}
