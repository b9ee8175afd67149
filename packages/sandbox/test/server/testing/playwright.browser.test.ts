import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../../src/index.ts';
import { envelope } from '../../../src/server/testing/index.ts';
import { declineAs, signAs } from '../../../src/server/testing/playwright.ts';

let browser: Browser;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
});
afterEach(closePages);
afterAll(() => sandbox.close());

const made = envelope('Lease of berth 12')
  .document('Lease', 'The berth is let.')
  .sentTo({ name: 'Rosa Blum', email: 'rosa@quayside.example', fields: ['Boat'] }, 'omar');

it('signs and fills in as each recipient', async () => {
  const tenant = await sandbox.tenant();
  const { client } = tenant;
  const body = made.with({ useDisclosure: 'true' }).build();
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  const page = await browser.newPage();
  await signAs(page, tenant, { envelopeId, recipientId: '1' }, { Boat: 'Seabird' });
  const returnUrl = `${sandbox.url}/healthz`;
  await signAs(page, tenant, { envelopeId, recipientId: '2', returnUrl });
  expect(page.url()).toBe(`${returnUrl}?event=signing_complete`);
  const { status } = await envelopesGet(client, { path: { envelopeId } });
  expect(status).toBe('completed');
});

it('declines as a recipient', async () => {
  const tenant = await sandbox.tenant();
  const { envelopeId = '' } = await envelopesCreate(tenant.client, { body: made.build() });
  const page = await browser.newPage();
  await declineAs(page, tenant, { envelopeId, recipientId: '1' }, 'Too dear.');
  const { status } = await envelopesGet(tenant.client, { path: { envelopeId } });
  expect(status).toBe('declined');
});

it('says what the page says where it does not finish', async () => {
  const tenant = await sandbox.tenant();
  const { envelopeId = '' } = await envelopesCreate(tenant.client, { body: made.build() });
  const page = await browser.newPage();
  await expect(signAs(page, tenant, { envelopeId, recipientId: '1' })).rejects.toThrow(/Boat/);
  // From here on only the page and a missing field are waited for.
  page.setDefaultTimeout(1000);
  page.setDefaultNavigationTimeout(0);
  await expect(
    signAs(page, tenant, { envelopeId, recipientId: '1' }, { Ship: 'Seabird' }),
  ).rejects.toThrow(/getByLabel\('Ship'\)/);
});
