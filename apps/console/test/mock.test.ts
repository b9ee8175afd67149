import { startMock, type RunningMock } from '@countersign/mock';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let browser: Browser;
let mock: RunningMock;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  browser = await shareBrowser();
  mock = await startMock();
});
afterAll(() => mock.close());
beforeEach(async () => {
  mock.traffic.clear();
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${mock.url}/console/requests`);
});
afterEach(async (context) => {
  await closePages(context);
  expect(errors.splice(0)).toEqual([]);
});

function createEnvelope(body: object) {
  return fetch(`${mock.url}/restapi/v2.1/accounts/1/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-long-token-of-mine', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const rows = () => page.getByRole('list', { name: /requests?$/ }).getByRole('link');

describe('the requests of the mock in the console', () => {
  it('come in, and show what violates the contract at its place', async () => {
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    await createEnvelope({ documents: 'none' });
    await rows().first().click();
    const marked = page.getByRole('region', { name: 'request body' }).locator('mark');
    await expect
      .poll(() => marked.allTextContents())
      .toEqual(['  "documents": "none"\nExpected array. Got "none".\n']);
    expect(await rows().first().textContent()).toContain('Token …mine');
  });

  it('are repeated, and cleared', async () => {
    await createEnvelope({});
    await rows().first().click();
    await page.getByRole('button', { name: 'Repeat' }).click();
    await rows().nth(1).waitFor();
    expect(mock.traffic.recent().map(({ operation, token }) => [operation, token])).toEqual([
      ['Envelopes_create', '…mine'],
      ['Envelopes_create', '…mine'],
    ]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    expect(mock.traffic.recent()).toEqual([]);
  });
});
