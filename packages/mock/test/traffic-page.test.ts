import { get } from 'node:http';
import { startMock, type RunningMock } from '@countersign/mock';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lowestContrast } from './contrast.ts';

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const envelope = `${account}/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24`;

let browser: Browser;
let mock: RunningMock;
const pages: Page[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  mock = await startMock();
});
afterEach(async () => {
  const opened = pages.splice(0);
  const found = complaints.splice(0);
  for (const page of opened) await page.close();
  await mock.close();
  expect(found).toEqual([]);
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  pages.push(page);
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(mock.url) && !request.url().startsWith('data:'))
      complaints.push(`it asks for ${request.url()}`);
  });
  await page.clock.install();
  await page.goto(mock.url);
  return page;
}

async function send(path: string, init: RequestInit = {}): Promise<void> {
  const headers = { authorization: 'Bearer any-token', ...init.headers };
  await (await fetch(`${mock.url}${path}`, { ...init, headers })).arrayBuffer();
}

/** Sends a path that `fetch` would first make fit for a URL. */
function sendAsItStands(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const requested = get(mock.url, { path }, (response) => {
      response.resume().on('end', () => resolve());
    });
    requested.on('error', reject);
  });
}

const tabs = { signHereTabs: [{ anchorIgnoreIfNotPresent: { unless: { thePageHasOne: true } } }] };
const wrong = { documents: 'none', recipients: { signers: [{ tabs }] } };

/** One that is good, one whose body is wrong, one with a fault. */
async function sendAll(): Promise<void> {
  await send(envelope);
  await send(`${account}/envelopes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrong),
  });
  await send(envelope, { headers: { prefer: 'code=429' } });
}

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Exchanges' }).locator('tbody#rows > tr.exchange:visible');

describe('the traffic page', () => {
  it('offers a request to try, and that one shows up as it comes in', async () => {
    const page = await open();
    const line = await page.getByText("curl -H 'Authorization: Bearer any-token'").innerText();
    const url = new URL(line.split(' ').at(-1) ?? '');
    expect(url.origin).toBe(mock.url);
    await send(url.pathname);
    await rows(page).first().waitFor();
    const shown = await rows(page).first().innerText();
    for (const part of ['GET', 'Envelopes_get', '200']) expect(shown).toContain(part);
    expect(await page.getByText('No requests yet').isVisible()).toBe(false);
  });

  it('has the newest on top and counts what failed', async () => {
    await sendAll();
    const page = await open();
    await page.getByRole('status').getByText('3 requests, 2 failed').waitFor();
    const statuses = await rows(page).locator('.status').allInnerTexts();
    expect(statuses).toEqual(['429', '400', '200']);
  });

  it('says what failed and why, with a key or a click', async () => {
    await sendAll();
    const page = await open();
    const button = rows(page).filter({ hasText: '400' }).getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    const findings = page.getByRole('table', { name: 'What is wrong with the request' });
    const finding = findings.getByRole('row').filter({ hasText: '/documents' });
    expect(await finding.getByRole('cell').allInnerTexts()).toEqual([
      'body /documents',
      'type',
      'array',
      '"none"',
    ]);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText(`POST ${account}/envelopes`).isVisible()).toBe(true);
    await rows(page).filter({ hasText: '400' }).click();
    await findings.waitFor({ state: 'hidden' });

    await rows(page).filter({ hasText: '429' }).click();
    const fault = page.getByRole('definition').filter({ hasText: 'code=429' });
    expect(await fault.isVisible()).toBe(true);
  });

  it('leaves only what is asked for', async () => {
    await sendAll();
    const page = await open();
    await rows(page).nth(2).waitFor();
    await page.getByLabel('Failed only').check();
    expect(await rows(page).locator('.status').allInnerTexts()).toEqual(['429', '400']);
    await page.getByLabel('Filter').fill('POST /documents');
    expect(await rows(page).locator('.status').allInnerTexts()).toEqual(['400']);
    await page.getByRole('status').getByText('1 shown').waitFor();
    await send(`${account}/nothing`);
    await page.getByRole('status').getByText('4 requests, 3 failed').waitFor();
    expect(await rows(page).count()).toBe(1);
  });

  it('clears here and on the server', async () => {
    await sendAll();
    const page = await open();
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No requests yet').waitFor();
    expect(mock.traffic.recent()).toEqual([]);
    await send(envelope);
    await page.getByRole('status').getByText('1 request, 0 failed').waitFor();
  });

  it('drops what the server has forgotten', async () => {
    await sendAll();
    const page = await open();
    await rows(page).nth(2).waitFor();
    mock.traffic.clear();
    await page.getByText('No requests yet').waitFor();
  });

  it('asks for nothing while it is paused', async () => {
    await send(envelope);
    const page = await open();
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('status').getByText('Paused').waitFor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await sendAll();
    await page.clock.runFor(10_000);
    expect(requested).toEqual([]);
    expect(await rows(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await rows(page).nth(3).waitFor();
  });

  it('runs nothing that stands in an address', async () => {
    const html = '/<img/src=x/onerror=console.log(1)><script>console.log(1)</script>';
    await sendAsItStands(html);
    const page = await open();
    await rows(page).first().click();
    const shown = page.getByRole('definition').filter({ hasText: `GET ${html}` });
    await shown.waitFor();
    expect(await page.locator('img, tbody script').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('can be read in the %s', async (colorScheme) => {
    await sendAll();
    const page = await open({ colorScheme });
    await rows(page).filter({ hasText: '400' }).click();
    await page.getByRole('table', { name: 'What is wrong with the request' }).waitFor();
    const { ratio, text } = await lowestContrast(page);
    expect(ratio, text).toBeGreaterThan(4.5);
  });

  it('fits a phone, whatever is open', async () => {
    await sendAll();
    const page = await open({ viewport: { width: 390, height: 844 } });
    await rows(page).filter({ hasText: '400' }).click();
    await page.getByRole('table', { name: 'What is wrong with the request' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('names every control, and reads them in their order', async () => {
    await send(envelope);
    const page = await open();
    await rows(page).first().waitFor();
    const names: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      await page.keyboard.press('Tab');
      const snapshot = await page.locator(':focus').ariaSnapshot();
      names.push(snapshot.split('\n')[0] ?? '');
    }
    expect(names).toEqual([
      expect.stringMatching(/^- link "Health"/),
      expect.stringMatching(/^- searchbox "Filter"/),
      expect.stringMatching(/^- checkbox "Failed only"/),
      expect.stringMatching(/^- button "Pause"/),
      expect.stringMatching(/^- button "Clear"/),
      expect.stringMatching(/^- button "\/restapi\/v2.1\/accounts\/.*"/),
    ]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Traffic');
  });
});
