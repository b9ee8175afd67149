import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();

/** Recipients get a reminder two days after they were invited. */
const notification = {
  useAccountDefaults: 'false',
  reminders: { reminderEnabled: 'true', reminderDelay: '2', reminderFrequency: '0' },
} as const;

describe('the timeline of a tenant', () => {
  it('shows what happens while it is open, each entry with its page', async () => {
    const { page, client } = await open('/console/timeline');
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    const list = page.getByRole('list', { name: 'History, the newest first' });
    const created = list.getByRole('link', { name: 'Envelopes_create' });
    await created.waitFor();
    await list.getByRole('link', { name: /signing request/ }).waitFor();
    await list.getByRole('listitem').filter({ hasText: 'Lease of berth 12' }).first().waitFor();
    await envelopesGet(client, { path: { envelopeId } });
    await expect(
      envelopesUpdate(client, { path: { envelopeId }, body: { status: 'voided' } }),
    ).rejects.toMatchObject({ status: 400 });
    const failed = list.getByRole('listitem').filter({ hasText: 'Envelopes_update' });
    await failed.getByText('400', { exact: true }).waitFor();
    expect(await list.getByText('Envelopes_get', { exact: true }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'With requests that only read' }).check();
    await list.getByRole('link', { name: 'Envelopes_get', exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await list.getByRole('link', { name: 'Sent', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 12' }).waitFor();
    await page.goBack();
    // A request that failed opens with the reason.
    await failed.getByRole('link').click();
    await page.getByRole('region', { name: 'What the server says' }).waitFor();
  });

  it('shows which job of the clock comes next', async () => {
    const { page, client } = await open('/console/timeline');
    await envelopesCreate(client, { body: definition({ notification }) });
    const next = page.getByRole('region', { name: 'Comes next' });
    await next.getByRole('link', { name: 'Lease of berth 12' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 12' }).waitFor();
  });

  it('shows jobs that ran, with what they were for, and requests at the time they had', async () => {
    const { page, client, control } = await open('/console/timeline');
    await control.freeze('2026-03-01T12:00:00Z');
    await envelopesCreate(client, { body: definition({ notification }) });
    await control.advance({ days: 3 });
    const list = page.getByRole('list', { name: 'History, the newest first' });
    const job = list.getByRole('listitem').filter({ hasText: 'Recipients get a reminder' });
    await job.getByText('Lease of berth 12').waitFor();
    expect(await job.locator('time').getAttribute('datetime')).toBe('2026-03-03T12:00:00.000Z');
    const request = list.getByRole('listitem').filter({ hasText: 'Envelopes_create' });
    // The clock was moved since.
    expect(await request.locator('time').getAttribute('datetime')).toBe('2026-03-01T12:00:00.000Z');
    await page.getByLabel('What happened').selectOption('Jobs of the clock');
    await request.waitFor({ state: 'detached' });
    await job.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 12' }).waitFor();
  });

  it('runs the requests again in a new tenant, where they are about new envelopes', async () => {
    const { page, client, control } = await open('/console/timeline');
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    const body = { status: 'voided', voidedReason: 'Sold' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, body });
    await page.getByRole('button', { name: 'Run again in a new tenant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New tenant').fill('run-again');
    await dialog.getByRole('button', { name: 'Run', exact: true }).click();
    await dialog.getByText('2 requests were run. All have the same status as before.').waitFor();
    await dialog.getByRole('link', { name: 'Open its timeline' }).click();
    const list = page.getByRole('list', { name: 'History, the newest first' });
    await list.getByRole('link', { name: 'Voided', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 12' }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(searchParams.get('tenant')).toBe('run-again');
    expect(pathname).not.toContain(envelopeId);
    const again = pathname.split('/').at(3) ?? '';
    await expect(control.timeline(again)).rejects.toMatchObject({ status: 404 });
  });
});
