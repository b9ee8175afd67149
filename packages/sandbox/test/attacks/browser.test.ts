// The same checks in a browser, whose real requests they rely on.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@countersign/testing/listen';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { startSandbox, type RunningSandbox } from '../../src/index.ts';

let browser: Browser;
let sandbox: RunningSandbox;
let elsewhere: Server;
let other: string;
beforeAll(async () => {
  browser = await shareBrowser();
  const reference = await mkdtemp(path.join(tmpdir(), 'reference-'));
  await writeFile(path.join(reference, 'index.html'), '<title>Reference</title>');
  sandbox = await startSandbox({ reference });
  elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>');
  });
  other = `http://127.0.0.1:${await listen(elsewhere)}/`;
});
afterEach(closePages);
afterAll(async () => {
  await sandbox.close();
  elsewhere.closeAllConnections();
  await new Promise((resolve) => elsewhere.close(resolve));
});

const control = '/_countersign/control/v1';

interface Init {
  method?: string;
  mode?: 'cors' | 'no-cors';
  headers?: Record<string, string>;
}

/** The status of a request of a page; 0 where the browser keeps the response from it. */
function ask(page: Page, address: string, init: Init = {}): Promise<number> {
  return page.evaluate(
    ([url, options]) =>
      fetch(url, options).then(
        ({ status }) => status,
        () => 0,
      ),
    [sandbox.url + address, init] as const,
  );
}

/**
 * The status of what the sandbox answers to a request that a page makes by an element. Chromium
 * hides most of it from the page, and from the events of Playwright too.
 */
async function seen(page: Page, address: string, make: (url: string) => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const answered = new Promise<number>((resolve) => {
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => resolve(statusCode));
  });
  await page.evaluate(make, sandbox.url + address);
  const status = await answered;
  await session.detach();
  return status;
}

const token = { headers: { authorization: 'Bearer sandbox' } };
const operation = '/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

it('a page of another port calls operations, and nothing else', async () => {
  const page = await browser.newPage();
  await page.goto(other);
  expect(await ask(page, operation, token)).toBe(200);
  for (const address of [
    `${control}/outbox`,
    '/_countersign/traffic',
    '/_countersign/views/outbox',
  ])
    expect([address, await ask(page, address)]).toEqual([address, 0]);

  const clock = createControl(sandbox.url);
  await clock.freeze();
  const reset = { method: 'POST', mode: 'no-cors' } as const;
  expect(await ask(page, `${control}/reset`, reset)).toBe(0);
  expect(await clock.clock()).toMatchObject({ frozen: true });

  const image = await seen(page, '/_countersign/views/outbox', (url) => {
    document.body.append(Object.assign(new Image(), { src: url }));
  });
  const script = await seen(page, `${control}/requests`, (url) => {
    document.body.append(Object.assign(document.createElement('script'), { src: url }));
  });
  const form = await seen(page, `${control}/reset`, (url) => {
    const made = Object.assign(document.createElement('form'), { action: url, method: 'post' });
    document.body.append(made);
    made.submit();
  });
  expect([image, script, form]).toEqual([403, 403, 403]);
});

it('a link of another port leads to the e-mails', async () => {
  const page = await browser.newPage();
  await page.goto(other);
  const status = await seen(page, '/console/mail', (url) => {
    const made = Object.assign(document.createElement('a'), { href: url });
    document.body.append(made);
    made.click();
  });
  expect(status).toBe(200);
});

it('the reference site that the sandbox serves calls it', async () => {
  const page = await browser.newPage();
  await page.goto(`${sandbox.url}/reference/`);
  expect(await ask(page, operation, token)).toBe(200);
  expect(await ask(page, `${control}/health`)).toBe(200);
  expect(await ask(page, `${operation}/envelopes`, { ...token, method: 'POST' })).toBe(400);
});
