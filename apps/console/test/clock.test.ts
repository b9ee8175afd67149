import {
  envelopesCreate,
  envelopesGet,
  envelopeViewsCreateCorrect,
} from '@countersign/client/esign-v2.1';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { goByKeys, startConsole } from './start-console.ts';

const open = startConsole();

/** Presses Tab until something with these words has the focus, as people without a mouse do. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let left = 80; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text.trim() === words) return;
  }
  throw new Error(`Tab does not lead to ${words}.`);
}

describe('the clock in the console', () => {
  it('goes to the next thing that is due, by keyboard only, until an envelope has expired', async () => {
    const { page, control, client } = await open('/');
    await control.freeze('2020-03-01T12:00:00Z');
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({
        notification: {
          useAccountDefaults: 'false',
          expirations: { expireEnabled: 'true', expireAfter: '6', expireWarn: '1' },
        },
      }),
    });
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await goByKeys(page, ['g', 'c'], 'Clock');
    const due = page.getByRole('region', { name: 'What is due', exact: true }).last();
    await due.getByRole('link', { name: 'Lease of berth 12' }).first().waitFor();
    await tabTo(page, 'Go to the next');
    await page.keyboard.press('Enter');
    await page.getByText('1 thing happened.').waitFor();
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('sent');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Go to the next');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await envelopesGet(client, { path: { envelopeId } })).status)
      .toBe('voided');
    expect(await control.clock()).toMatchObject({ now: '2020-03-07T12:00:00.000Z', frozen: true });
  });

  it('leads from what is due to the page that shows it', async () => {
    const { page, client, address } = await open('/console/nothing');
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    const path = { envelopeId };
    const { url = '' } = await envelopeViewsCreateCorrect(client, { path, body: {} });
    expect((await fetch(url)).status).toBe(200);
    await page.goto(address('/console/control/clock'));
    const row = page.getByRole('row', { name: /An open page times out/ });
    const link = row.getByRole('link', { name: 'Lease of berth 12' });
    expect(await link.getAttribute('href')).toContain(`/console/envelopes/${envelopeId}`);
    // No row shows a key, which says nothing.
    expect(await page.getByRole('row').locator('code').count()).toBe(0);
  });

  it('says of each row how long ago it was now, and not at the last tick', async () => {
    const { page, client, address } = await open('/console/nothing');
    await page.clock.install();
    await page.goto(address('/'));
    await page.getByText('Make the first call').waitFor();
    // Less than a tick.
    await page.clock.fastForward(8000);
    await envelopesCreate(client, { body: definition() });
    const row = page.getByRole('region', { name: 'Last: Envelopes' }).getByRole('link').nth(1);
    await row.filter({ hasText: 'Lease of berth 12' }).waitFor();
    // The clock of the page may have been set by the server again meanwhile. Never is it "in 8s".
    expect(await row.getByRole('time').textContent()).toMatch(/^(?:now|\d+s ago)$/);
  });

  it('stands still in all rows while it is frozen', async () => {
    const { page, control, client } = await open('/console/nothing');
    await control.freeze('2020-03-01T12:00:00Z');
    await page.goto(page.url().replace('/console/nothing', '/console/requests'));
    await page.getByRole('link', { name: /Clock frozen/ }).waitFor();
    await envelopesCreate(client, { body: definition() });
    const row = page.getByRole('link', { name: /Envelopes_create/ });
    await row.waitFor();
    expect(await row.getByRole('time').getAttribute('datetime')).toBe('2020-03-01T12:00:00.000Z');
  });

  it('freezes, moves and runs on', async () => {
    const { page, control } = await open('/console/control/clock');
    await page.getByRole('button', { name: 'Freeze' }).click();
    await page.getByRole('button', { name: 'Let it run' }).waitFor();
    const { now } = await control.clock();
    await page.getByRole('button', { name: '+ 1 day' }).click();
    await expect
      .poll(async () => Date.parse((await control.clock()).now) - Date.parse(now))
      .toBe(86_400_000);
    await page.getByLabel('Forward by').fill('90');
    await page.getByLabel('Unit').selectOption('minutes');
    await page.getByRole('button', { name: 'Move' }).click();
    await expect
      .poll(async () => Date.parse((await control.clock()).now) - Date.parse(now))
      .toBe(86_400_000 + 5_400_000);
    await page.getByRole('button', { name: 'Back to the real time' }).click();
    await page.getByText('running').waitFor();
    expect((await control.clock()).frozen).toBe(false);
    await page.getByLabel(/^Set to/).fill('2031-05-06T07:08:09');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByRole('link', { name: /Clock moved/ }).waitFor();
    expect((await control.clock()).now).toMatch(/^2031-05-0[567]T/);
  });
});
