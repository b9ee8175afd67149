import type { Browser, Page } from 'playwright-core';

/** An open page, and the problems while it loaded. */
export interface Visit {
  page: Page;
  /** The errors of the browser's console and of the page itself. */
  complaints: string[];
  /** Every request that left the origin of the site. */
  strays: string[];
}

/** Opens an address in a tab of its own and waits until nothing is loading any more. */
export async function visit(
  browser: Browser,
  url: string,
  width = 1280,
  scheme: 'light' | 'dark' = 'light',
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  const complaints: string[] = [];
  const strays: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(url).origin) strays.push(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, complaints, strays };
}
