import { barriers } from '@countersign/testing/barriers';
import { envelopesCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import type { Signer } from '@countersign/types/esign-v2.1';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { type OpenConsole, startConsole } from './start-console.ts';

const open = startConsole();

/** Sends an envelope to one person. */
async function send(
  { client }: OpenConsole,
  emailSubject: string,
  signer: Partial<Signer> = { name: 'Rosa Blum', email: 'rosa.blum@quayside.example' },
): Promise<string> {
  const signers = [{ recipientId: '1', routingOrder: '1', ...signer }];
  const body = definition({ emailSubject, recipients: { signers } });
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  return envelopeId;
}

const row = (page: Page, subject: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: subject });

describe('mail', () => {
  it('is loaded as far as it is looked at, in the list and in the history of an envelope', async () => {
    const opened = await open('/console/nothing');
    const { page, client, address } = opened;
    const envelopeId = await send(opened, 'Lease of berth 12');
    const query = { resend_envelope: 'true' } as const;
    for (let sent = 1; sent < 130; sent += 10)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          envelopesUpdate(client, { path: { envelopeId }, query, body: {} }),
        ),
      );
    const limits: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\/v1\/(outbox|envelopes\/[^/]+\/timeline)$/.test(url.pathname))
        limits.push(url.searchParams.get('limit'));
    });
    await page.goto(address('/console/mail'));
    await row(page, 'Lease of berth 12').first().waitFor();
    expect(new Set(limits.splice(0))).toEqual(new Set(['100']));
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect.poll(() => limits.splice(0).includes('1000')).toBe(true);

    await page.goto(address(`/console/envelopes/${envelopeId}/history`));
    const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(100);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(250);
  });

  it('arrives while the page is open, is read, and leads to signing', async () => {
    const opened = await open('/console/mail');
    const { page, control } = opened;
    await page.getByRole('heading', { name: 'There is no e-mail yet' }).waitFor();
    await send(opened, 'Lease of berth 12');
    await row(page, 'Unread: Rosa Blum').click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Lease of berth 12' }).waitFor();
    await page.getByText('1 message, 0 unread').waitFor();
    expect(await control.outbox({ unread: 'true' })).toEqual([]);
    const [signing] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Review document' }).click(),
    ]);
    await signing.waitForURL(/\/views\/session\//);
    await signing.getByRole('main').waitFor();
    await signing.close();
  });

  it('is found by words, recipient and reason, which are in the address', async () => {
    const opened = await open('/console/mail');
    const { page } = opened;
    await send(opened, 'Lease of berth 12');
    await send(opened, 'Sale of a boat', { name: 'Omar Dahl', email: 'omar@quayside.example' });
    await row(page, 'Sale of a boat').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('lease ROSA');
    await row(page, 'Sale of a boat').waitFor({ state: 'detached' });
    await row(page, 'Lease of berth 12').waitFor();
    await page.reload();
    await row(page, 'Lease of berth 12').waitFor();
    expect(await row(page, 'Sale of a boat').count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Recipient' }).selectOption('omar@quayside.example');
    await row(page, 'Lease of berth 12').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Recipient' }).selectOption('');
    await page.getByRole('combobox', { name: 'Reason' }).selectOption('signing-request');
    await row(page, 'Lease of berth 12').waitFor();
  });

  it('has text, links, headers and source, and its envelope', async () => {
    const opened = await open('/console/mail');
    const { page, control } = opened;
    const envelopeId = await send(opened, 'Lease of berth 12');
    const [{ mailId = '', link = '' } = {}] = await control.outbox();
    await page.goto(opened.address(`/console/mail/${mailId}`));
    const views = page.getByRole('navigation', { name: 'Views of the message' });
    await views.getByRole('link', { name: 'Text' }).click();
    expect(await page.getByRole('region', { name: 'text' }).innerText()).toContain(link);
    await views.getByRole('link', { name: 'Links' }).click();
    await page.getByRole('link', { name: link }).waitFor();
    await views.getByRole('link', { name: 'Headers' }).click();
    await page.getByRole('row', { name: /^Subject Lease of berth 12/ }).waitFor();
    await views.getByRole('link', { name: 'Source' }).click();
    const source = page.getByRole('region', { name: 'source' });
    await source.getByText('multipart/alternative').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download .eml' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${mailId}.eml`);
    await page.getByRole('link', { name: 'Open the envelope' }).click();
    await page.waitForURL((url) => url.pathname === `/console/envelopes/${envelopeId}`);
  });

  it('shows text messages, and deletes all after it has asked', async () => {
    const opened = await open('/console/mail');
    const { page, control } = opened;
    const phoneNumber = { countryCode: '1', number: '2065550100' };
    await send(opened, 'Lease of berth 12', { name: 'Omar Dahl', phoneNumber });
    await row(page, 'Omar Dahl').click();
    await page.getByRole('article').getByText('+1 2065550100').waitFor();
    expect(await page.getByRole('link', { name: 'Source' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('heading', { name: 'There is no e-mail yet' }).waitFor();
    expect(await control.outbox()).toEqual([]);
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const)('keeps nobody out, in %s at %i pixels', async (colorScheme, width) => {
    const opened = await open('/console/mail', { colorScheme, width });
    const { page } = opened;
    await send(opened, 'Lease of berth 12');
    await row(page, 'Lease of berth 12').waitFor();
    expect(await barriers(page)).toEqual([]);
    await row(page, 'Lease of berth 12').click();
    await page.frameLocator('iframe').getByRole('heading').waitFor();
    expect(await barriers(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});
