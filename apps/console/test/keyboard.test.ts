import {
  connectConfigurationsCreate,
  envelopeRecipientTabsList,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { startReceiver } from './receiver.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();

/** Presses keys, each of which is one press, and counts them; a text is a press for each sign. */
function countPresses(page: Page) {
  let count = 0;
  return {
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    async type(text: string) {
      await page.keyboard.type(text);
      count += text.length;
    },
    get count() {
      return count;
    },
  };
}

const option = (page: Page, name: string) => page.getByRole('option', { name }).first().waitFor();

describe('with the keyboard alone', () => {
  it('an envelope is sent, signed and seen at the webhook in 22 presses', async () => {
    await using receiver = await openReceiver();
    const { page, client } = await open('/');
    await connectConfigurationsCreate(client, {
      body: {
        name: 'Orders',
        urlToPublishTo: receiver.url,
        allowEnvelopePublish: 'true',
        allUsers: 'true',
        events: ['envelope-completed'],
        eventData: { version: 'restv2.1', format: 'json', includeData: [] },
      },
    });
    const keys = countPresses(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    await keys.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).waitFor();
    await keys.type('new');
    await option(page, 'New envelope');
    await keys.press('Enter');
    await page.getByRole('dialog', { name: 'New envelope' }).getByLabel('Subject').waitFor();
    await keys.type('Berth');
    await keys.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Berth' }).waitFor();
    // The short text that is sent without a file has a place for the signature.
    const envelopeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const path = { envelopeId, recipientId: '1' };
    const { signHereTabs = [] } = await envelopeRecipientTabsList(client, { path });
    expect(signHereTabs).toHaveLength(1);

    await keys.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).waitFor();
    await keys.type('sign');
    await option(page, 'Sign for everybody');
    await keys.press('Enter');
    await page.getByText('Everybody has signed.').waitFor();

    await keys.press('g', 'w');
    const messages = page.getByRole('list', { name: 'Messages' });
    await messages.getByRole('link', { name: /envelope-completed/ }).waitFor();
    await keys.press('/', 'ArrowDown', 'Enter');
    await page.getByText('Try 1').waitFor();
    expect(receiver.received).toHaveLength(1);
    expect(keys.count).toBe(22);
  });

  it('everything is signed, things are made, and a tenant is reset from the search', async () => {
    const { page, client, control, tenant } = await open('/console/mail');
    await envelopesCreate(client, { body: definition() });
    const search = async (text: string, name: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to' }).waitFor();
      await page.keyboard.type(text);
      await option(page, name);
      await page.keyboard.press('Enter');
    };
    await search('sign all', 'Sign all envelopes that wait');
    await page.getByText('Everybody has signed what waited for them.').waitFor();
    const { envelopes } = await control.envelopes({ status: 'sent,delivered' });
    expect(envelopes).toEqual([]);
    await search('new group', 'New group');
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.waitFor();
    // The dialog has the focus as soon as it is there, so that no key is lost.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => !url.searchParams.has('new'));
    await search('reset', 'Reset the tenant…');
    await page.getByRole('dialog', { name: `Reset ${tenant}` }).waitFor();
  });
});

async function openReceiver() {
  const receiver = await startReceiver();
  return { ...receiver, [Symbol.asyncDispose]: () => receiver.close() };
}
