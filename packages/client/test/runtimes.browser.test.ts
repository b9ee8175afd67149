// The built package, bundled, in a browser: the visit of runtimes.test.ts.
import { startBrowser } from '@countersign/testing/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expected, scriptFor } from './runtimes/expected.ts';
import { startVisited, type VisitedService } from './runtimes/service.ts';

let service: VisitedService;
beforeAll(async () => {
  service = await startVisited();
});
afterAll(() => service.close());

it('it runs in a browser, on a page of another origin', async () => {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(service.url.replace('127.0.0.1', 'localhost'));
    const content = await scriptFor(service, 'browser');
    await page.addScriptTag({ type: 'module', content });
    expect(await service.report('browser')).toEqual(expected(service));
  } finally {
    await browser.close();
  }
});
