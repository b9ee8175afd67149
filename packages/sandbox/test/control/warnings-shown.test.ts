import { Writable } from 'node:stream';
import { startBrowser } from '@countersign/testing/browser';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../src/index.ts';

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const sentence =
  '/prefillTabs: there is no property `prefillTabs` here; it belongs to `/documents/0/tabs`.';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trim().split('\n'));
    done();
  },
});
const sandbox = await startSandbox({ log });
afterAll(() => sandbox.close());

async function send(): Promise<void> {
  const response = await fetch(`${sandbox.url}${account}/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ emailSubject: 'Berth 42', prefillTabs: {} }),
  });
  expect(response.status).toBe(201);
}

it('warnings are in the log, as lines of the level warn', async () => {
  await send();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 'warn',
    status: 201,
    warnings: [{ code: 'unknown-property', at: '/prefillTabs', message: sentence }],
  });
});

it('warnings are on the traffic page, with their request', async () => {
  await send();
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(sandbox.url);
    const row = page.getByRole('row').filter({ hasText: 'Envelopes_create' }).first();
    await row.getByText('1 warning').waitFor();
    await row.getByRole('button').click();
    const table = page.getByRole('table', { name: 'What had no effect' });
    expect(await table.getByRole('cell').allInnerTexts()).toEqual(['unknown-property', sentence]);
    await page.getByRole('searchbox').fill('nothing-like-this');
    await row.waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').fill('unknown-property');
    await row.waitFor();
  } finally {
    await browser.close();
  }
});
