import { accountsGet, envelopesCreate } from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { definition } from './definition.ts';
import { startConsole, type OpenConsole } from './start-console.ts';

const open = startConsole();

const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** Sends a request as it stands, in the tenant of the page. */
function send({ address, tenant }: OpenConsole, path: string, init: RequestInit = {}) {
  const url = new URL(`/restapi/v2.1/accounts/${accountId}${path}`, address('/'));
  return fetch(url, {
    ...init,
    headers: {
      authorization: 'Bearer sandbox',
      'x-countersign-tenant': tenant,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

function rows(page: Page) {
  return page.getByRole('list', { name: /requests?$/ }).getByRole('link');
}

describe('the calls of the console itself', () => {
  it('use up no fault of the program, and are listed only if they are asked for', async () => {
    const { page, client, control, address } = await open('/console/requests');
    await control.setFaults({ code: 429, times: 1 });
    await page.goto(address('/console/records/users'));
    await page.getByRole('link', { name: 'Mara Lindqvist' }).waitFor();
    expect(await control.countFaults()).toEqual([0]);
    await expect(accountsGet(client, {}, { retry: false })).rejects.toMatchObject({ status: 429 });
    await page.goto(address('/console/requests'));
    await rows(page).filter({ hasText: 'Accounts_get' }).waitFor();
    expect(await rows(page).count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Calls of the console' }).check();
    await rows(page).filter({ hasText: 'Users_list' }).getByText('The console').waitFor();
  });
});

describe('the list of requests', () => {
  it('loads the newest at first, and all once they are looked for', async () => {
    const { page, client, address } = await open('/console/nothing');
    for (let sent = 0; sent < 12; sent += 1)
      await Promise.all(Array.from({ length: 10 }, () => accountsGet(client)));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/control/v1/requests')) asked.push(search);
    });
    await page.goto(address('/console/requests'));
    await page.getByRole('list', { name: '100 requests' }).waitFor();
    expect(asked).toEqual(['?limit=100']);
    await rows(page).first().focus();
    await page.keyboard.press('End');
    await page.getByRole('list', { name: '120 requests' }).waitFor();
    expect(asked).toHaveLength(2);
  });

  it('shows requests as they come in, the newest on top, with who called', async () => {
    const opened = await open('/console/requests');
    const { page, client } = opened;
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    await accountsGet(client);
    await rows(page).filter({ hasText: 'Accounts_get' }).waitFor();
    await send(opened, '/envelopes/00000000-0000-0000-0000-000000000000');
    await rows(page).nth(1).waitFor();
    expect(await rows(page).first().textContent()).toMatch(
      /^404 GET Envelopes_get.*Mara Lindqvist/,
    );
  });

  it('shows the time by the clock of the tenant, with the date once the day is over, and each by both', async () => {
    const { page, client, control } = await open('/console/requests');
    await control.freeze('2020-03-01T12:00:00Z');
    await page.getByText('Clock frozen').waitFor();
    await accountsGet(client);
    const [first] = await control.requests();
    expect(first).toMatchObject({ tenantTime: '2020-03-01T12:00:00.000Z' });
    const row = rows(page).filter({ has: page.getByTitle(/^2020-03-01T12:00:00/) });
    await row.waitFor();
    expect(await row.textContent()).not.toContain('2020');
    await control.freeze('2020-03-02T12:00:00Z');
    await row.filter({ hasText: '1 Mar 2020' }).click();
    const facts = page.getByLabel('Details').getByText("by the tenant's clock");
    await facts.getByText(String(new Date().getFullYear())).waitFor();
  });

  it('is filtered by the address, which the fields change', async () => {
    const opened = await open('/console/requests');
    const { page, client, address } = opened;
    await accountsGet(client);
    await send(opened, '/envelopes', { method: 'POST', body: '{"colour":"red"}' });
    await send(opened, '/envelopes', { method: 'POST', body: '{"documents":7}' });
    await rows(page).nth(2).waitFor();
    await page.getByLabel('Outcome').selectOption('Failed only');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('only')).toBe('failed');
    await page.getByLabel('Outcome').selectOption('With warnings');
    await expect
      .poll(() => rows(page).allTextContents())
      .toEqual([expect.stringContaining('Envelopes_create')]);
    await page.goto(address('/console/requests?operation=Accounts_get&status=2xx&method=GET'));
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByLabel('Caller').selectOption('Mara Lindqvist');
    await expect.poll(() => new URL(page.url()).searchParams.get('caller')).not.toBe(null);
    expect(await rows(page).count()).toBe(1);
    await page.keyboard.press('/');
    await page.keyboard.type('lindqvist accounts');
    expect(await rows(page).count()).toBe(1);
    await page.keyboard.type('x');
    await page.getByRole('link', { name: 'Remove the filters' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
  });

  it('stands still while it is paused, and is cleared for good', async () => {
    const { page, client } = await open('/console/requests?paused=1');
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    await accountsGet(client);
    await accountsGet(client);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor();
  });

  it('is opened with the keyboard alone', async () => {
    const { page, client } = await open('/console/requests');
    await accountsGet(client);
    await envelopesCreate(client, { body: definition() });
    await rows(page).nth(1).waitFor();
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /GET Accounts_get/ }).waitFor();
  });

  it('downloads an HTTP archive of what the filters leave', async () => {
    const { page, client } = await open('/console/requests?operation=Accounts_get');
    await accountsGet(client);
    await envelopesCreate(client, { body: definition() });
    await rows(page).first().waitFor();
    const href = await page.getByRole('link', { name: 'Download HAR' }).getAttribute('href');
    const schema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });
    const archive = await (await fetch(new URL(href ?? '', page.url()))).json();
    expect(schema.parse(archive).log.entries).toHaveLength(1);
  });
});

describe('a request', () => {
  it('shows what is wrong with it at its place in the body', async () => {
    const opened = await open('/console/requests');
    const { page } = opened;
    const recipients = { signers: [{ recipientId: '1', accessCode: '4711' }] };
    const body = JSON.stringify({ colour: 'red', documents: 'none', recipients });
    await send(opened, '/envelopes', { method: 'POST', body });
    await rows(page).first().click();
    const marked = page.getByRole('region', { name: 'request body' }).locator('mark');
    await expect
      .poll(() => marked.allTextContents())
      .toEqual([
        expect.stringMatching(/"colour": "red",\n.*no property/s),
        expect.stringMatching(/"documents": "none",\nExpected array\. Got "none"\./),
      ]);
    expect(await page.getByRole('main').textContent()).not.toContain('4711');
    await page.getByRole('button', { name: 'body /documents' }).click();
    await page.getByRole('button', { name: 'As sent' }).first().click();
    expect(await page.getByRole('region', { name: 'request body' }).textContent()).toContain(
      '"accessCode":"(secret)"',
    );
  });

  it('shows parameters and headers with what is wrong with them', async () => {
    const opened = await open('/console/requests');
    const { page } = opened;
    await send(opened, '/envelopes?from_date=2026-01-01&from_dat=1');
    await rows(page).first().click();
    const parameters = page.getByRole('region', { name: 'Query parameters' });
    await parameters.getByText('from_dat', { exact: true }).waitFor();
    expect(await parameters.textContent()).toMatch(/from_dat1.*did you mean/);
    await page.getByText('Headers').first().click();
    await page.getByText('Bearer (secret)').waitFor();
  });

  it('shows the parts of a form, images and files', async () => {
    const opened = await open('/console/requests');
    const { page, tenant, address } = opened;
    const form = new FormData();
    form.set('data', new Blob(['{"status":"created"}'], { type: 'application/json' }));
    form.set('picture', new Blob([pixel], { type: 'image/png' }), 'pixel.png');
    form.set('file', new Blob([new Uint8Array([0, 255])]), 'bytes.bin');
    await fetch(new URL(`/restapi/v2.1/accounts/${accountId}/envelopes`, address('/')), {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
      body: form,
    });
    await rows(page).first().click();
    await page.getByRole('region', { name: 'request body, part 1' }).waitFor();
    const image = page.getByRole('img', { name: /image\/png/ });
    await expect
      .poll(() => image.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
      .toBe(1);
    await page.getByRole('link', { name: /Download application\/octet-stream, 2 bytes/ }).waitFor();
  });

  it('is repeated with its token', async () => {
    const { page, client, control } = await open('/console/requests');
    await envelopesCreate(client, { body: definition({ status: 'created' }) });
    await rows(page).first().click();
    await page.getByRole('button', { name: 'Repeat' }).click();
    await rows(page).nth(1).waitFor();
    const requests = await control.requests({ operation: 'Envelopes_create', status: '201' });
    expect(requests).toHaveLength(2);
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(`/console/requests/${requests[1]?.id}`);
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each([1280, 390])('it keeps nobody out at %d pixels', async (size) => {
    const opened = await open('/console/requests', { colorScheme, width: size, height: 844 });
    const { page, client } = opened;
    await accountsGet(client);
    const body = '{"colour":"red","status":"Sent","documents":7}';
    await send(opened, '/envelopes', { method: 'POST', body });
    await rows(page).nth(1).waitFor();
    expect(await barriers(page)).toEqual([]);
    await rows(page).first().click();
    await page.getByRole('region', { name: 'request body' }).waitFor();
    await page.getByText('Headers').first().click();
    expect(await barriers(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
