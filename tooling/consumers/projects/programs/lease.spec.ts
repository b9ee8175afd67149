// A test of Playwright: a person signs in the browser, and the application hears of it.
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { startSandbox, type RunningSandbox } from '@countersign/sandbox';
import { declineAs, signAs } from '@countersign/sandbox/playwright';
import { envelope } from '@countersign/sandbox/testing';
import { expect, test } from '@playwright/test';

let sandbox: RunningSandbox;
test.beforeAll(async () => {
  sandbox = await startSandbox();
});
test.afterAll(() => sandbox.close());

const lease = envelope('Lease of berth 12')
  .document('Lease', 'The berth is let.')
  .sentTo({ name: 'Rosa Blum', email: 'rosa@quayside.example', fields: ['Boat'] });

test('a tenant signs the lease', async ({ page }) => {
  const tenant = await sandbox.tenant();
  const { envelopeId = '' } = await envelopesCreate(tenant.client, { body: lease.build() });
  await signAs(page, tenant, { envelopeId, recipientId: '1' }, { Boat: 'Seabird' });
  const { status } = await envelopesGet(tenant.client, { path: { envelopeId } });
  expect(status).toBe('completed');
});

test('a tenant declines the lease', async ({ page }) => {
  const tenant = await sandbox.tenant();
  const { envelopeId = '' } = await envelopesCreate(tenant.client, { body: lease.build() });
  await declineAs(page, tenant, { envelopeId, recipientId: '1' }, 'Too dear.');
  const [mail] = (await tenant.control.outbox()).slice(-1);
  expect(mail?.reason).toContain('declined');
});
