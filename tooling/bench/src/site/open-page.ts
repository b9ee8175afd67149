import type { Browser, Page } from 'playwright-core';
import { watchContent, type Content } from './in-page.ts';

/** The cost of opening a page. */
export interface PageCost {
  /** From the start of the navigation until the content has been painted, in milliseconds. */
  shown: number;
  /** The bytes loaded by all its requests, compressed, with their headers. */
  transferred: number;
  /** The bytes held by its scripts once it is idle and the garbage is collected. */
  heap: number;
  /** The number of elements in it. */
  elements: number;
}

const mark = 'content shown';

/** Opens a page in a new browser context, which has nothing in its cache. */
export async function openPage(browser: Browser, url: string, content: Content): Promise<PageCost> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const { session, transfer } = await watchTransfer(page);
  await page.addInitScript(watchContent, { ...content, mark });
  await page.goto(url, { waitUntil: 'networkidle' });
  const found = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    mark,
  );
  const shown = Number(await found.jsonValue());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  return { shown, transferred: transfer.bytes, heap, elements };
}

/** Counts the bytes that a page loads from now on, compressed, with the headers of the responses. */
export async function watchTransfer(page: Page) {
  const transfer = { bytes: 0 };
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { session, transfer };
}
