import { barriers } from '@countersign/testing/barriers';
import { parse } from '@countersign/connect';
import {
  connectConfigurationsCreate,
  envelopesCreate,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from './receiver.ts';
import { definition } from './definition.ts';
import { type OpenConsole, startConsole } from './start-console.ts';

const open = startConsole();
let receiver: Receiver;
let other: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  other = await startReceiver();
});
afterEach(() => Promise.all([receiver.close(), other.close()]));

async function configure({ client }: OpenConsole): Promise<void> {
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Orders',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-sent', 'envelope-voided'],
      eventData: { version: 'restv2.1', format: 'json', includeData: [] },
      includeHMAC: 'true',
      requiresAcknowledgement: 'true',
    },
  });
}

const messages = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('link', { name });

describe('webhooks', () => {
  it('show a message while it is tried, and its tries', async () => {
    const opened = await open('/console/webhooks');
    const { page } = opened;
    await configure(opened);
    receiver.answer(503);
    await envelopesCreate(opened.client, { body: definition() });
    await messages(page, /envelope-sent.*failed, to be tried again/).click();
    await page.getByText('The receiver responded with status 503').waitFor();
    await page.getByText('Next try').waitFor();
    await page.getByRole('row', { name: /X-DocuSign-Signature-1/i }).waitFor();
    // First what the listener says, which is why it failed.
    const titles = await page.locator('.tries h4').allInnerTexts();
    expect(titles[0]).toBe('Response');
    expect(titles).toHaveLength(3);
    await messages(page, 'Lease of berth 12').waitFor();
    receiver.answer(200);
    await page.getByRole('button', { name: 'Send again now' }).click();
    await messages(page, /envelope-sent.*delivered/).waitFor();
    await page.getByText('Try 2').waitFor();
    expect(receiver.received).toHaveLength(2);
    await page.getByRole('combobox', { name: 'State' }).selectOption('failed');
    await page.getByRole('heading', { name: 'No message matches' }).waitFor();
  });

  it('call a message blocked that waits for another one, with a link to that', async () => {
    const opened = await open('/console/webhooks');
    const { page, client, address } = opened;
    await configure(opened);
    receiver.answer(503);
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await messages(page, /envelope-sent.*failed, to be tried again/).waitFor();
    const body = { status: 'voided' as const, voidedReason: 'Sold' };
    await envelopesUpdate(client, { path: { envelopeId }, body });
    await messages(page, /envelope-voided.*blocked, behind message \d/).waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('blocked');
    await messages(page, /envelope-sent/).waitFor({ state: 'detached' });
    await messages(page, /envelope-voided.*blocked, behind message \d/).click();
    const details = page.getByLabel('Details');
    await details.getByText(/^Message \d+, which was not accepted$/).waitFor();
    await details.getByRole('link', { name: /^Message \d+$/ }).click();
    await page.getByText('The receiver responded with status 503').waitFor();
    await page.goto(address('/'));
    const waiting = page.getByRole('region', { name: 'Last: Undelivered messages' });
    await waiting.getByRole('link', { name: /envelope-voided.*blocked, behind/ }).waitFor();
    receiver.answer(200);
  });

  it('replay a message to another URL by keyboard only', async () => {
    const opened = await open('/console/webhooks');
    const { page } = opened;
    await configure(opened);
    await envelopesCreate(opened.client, { body: definition() });
    await messages(page, /envelope-sent/).waitFor();
    await tabTo(page, (text) => text.startsWith('envelope-sent'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Replay to another URL' }).waitFor();
    await tabTo(page, (text) => text === 'Replay to another URL');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, (_, tag) => tag === 'INPUT');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(other.url);
    await page.keyboard.press('Enter');
    await page.getByText('It is a copy of').waitFor();
    await expect.poll(() => other.received.length).toBe(1);
    expect(other.received[0]?.body).toEqual(receiver.received[0]?.body);
  });

  it('add a configuration, turn it off, edit it, and send a test message of it', async () => {
    const opened = await open('/console/webhooks/configurations');
    const { page } = opened;
    await envelopesCreate(opened.client, { body: definition() });
    await page.getByRole('button', { name: 'Add a configuration' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Desk');
    await dialog.getByLabel('URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Desk on' }).waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('heading', { level: 2, name: 'Desk off' }).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill('Quay');
    await dialog.getByLabel('envelope-declined').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 2, name: 'Quay off' }).waitFor();
    await page.getByRole('button', { name: 'Copy as…' }).click();
    await dialog.getByLabel('program').getByText('"allowEnvelopePublish": "true"').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Event').selectOption('envelope-completed');
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText('It is a test message.').waitFor();
    await expect
      .poll(() => receiver.received.map(({ body }) => parse(body).event))
      .toEqual(['envelope-completed']);
  });

  it('say why a signature is not valid', async () => {
    const opened = await open('/console/webhooks');
    const { page, address } = opened;
    await configure(opened);
    await envelopesCreate(opened.client, { body: definition() });
    await expect.poll(() => receiver.received.length).toBe(1);
    const [arrived] = receiver.received;
    const payload = arrived?.body.toString() ?? '';
    await page.goto(address('/console/webhooks/signature'));
    await page.getByLabel('Payload').fill(JSON.stringify(JSON.parse(payload), null, 2));
    const signature = String(arrived?.headers['x-docusign-signature-1']);
    await page.getByLabel('Signature', { exact: true }).fill(signature);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('The JSON was parsed and written again').waitFor();
    await page.getByLabel('Payload').fill(payload);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'The signature is valid' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  it('create a key that is shown once', async () => {
    const { page } = await open('/console/webhooks/keys');
    const account = page.getByRole('region', { name: 'Harbour Leasing' });
    await account.getByRole('button', { name: 'Create a key' }).click();
    const key = await account.getByRole('region', { name: 'new key' }).innerText();
    expect(key).toMatch(/^\S{20,}$/);
    await account.getByRole('cell', { name: `****${key.slice(-4)}` }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const organization = page.getByRole('region', { name: /^Organization/ });
    const rows = organization.getByRole('row').filter({ hasText: '****' });
    const [before = 0] = [await rows.count()];
    await organization.getByRole('button', { name: 'Create a key' }).click();
    const whole = await organization.getByRole('region', { name: 'new key' }).innerText();
    const [id = '', secret = ''] = whole.split('.');
    const row = organization.getByRole('row').filter({ hasText: id });
    await row.getByRole('cell', { name: `****${secret.slice(-4)}` }).waitFor();
    await expect.poll(() => rows.count()).toBe(before + 1);
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const)('keep nobody out, in %s at %i pixels', async (colorScheme, width) => {
    const opened = await open('/console/webhooks', { colorScheme, width });
    const { page, address } = opened;
    await configure(opened);
    await envelopesCreate(opened.client, { body: definition() });
    await messages(page, /envelope-sent/).click();
    await page.getByText('Try 1').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.goto(address('/console/webhooks/configurations'));
    await page.getByRole('link', { name: /Orders/ }).click();
    await page.getByRole('heading', { name: 'Send a test message' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});

/** Presses the tab key until the wanted element has the focus. */
async function tabTo(page: Page, isWanted: (text: string, tag: string) => boolean): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) {
    await page.keyboard.press('Tab');
    const [text, tag] = await page.evaluate(() => [
      document.activeElement?.textContent ?? '',
      document.activeElement?.tagName ?? '',
    ]);
    if (isWanted(text ?? '', tag ?? '')) return;
  }
  throw new Error('the focus never gets there');
}
