import {
  bCCEmailArchiveCreate,
  bCCEmailArchiveDelete,
  bCCEmailArchiveGet,
  bCCEmailArchiveList,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const path = { bccEmailArchiveId: 'd3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54' };
const box = (number: number) => ({ body: { email: `archive-${number}@harbour.example` } });

it('a sixth address is refused, until one of the five is closed', async () => {
  const { client } = newTenant();
  for (const number of [2, 3, 4, 5]) {
    const { status } = await bCCEmailArchiveCreate(client, box(number));
    expect(status).toBe('activation_sent');
  }
  expect(await catchRefusal(bCCEmailArchiveCreate(client, box(6)))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
  await bCCEmailArchiveDelete(client, { path });
  await bCCEmailArchiveCreate(client, box(6));
  const { bccEmailArchives = [] } = await bCCEmailArchiveList(client);
  expect(bccEmailArchives.map(({ status }) => status)).toEqual([
    'closed',
    ...Array.from({ length: 5 }, () => 'activation_sent'),
  ]);
  const { bccEmailArchiveHistory: history } = await bCCEmailArchiveGet(client, { path });
  expect(history?.map(({ action, status }) => [action, status])).toEqual([
    ['CREATED', 'activation_sent'],
    ['UPDATED', 'active'],
    ['CLOSED', 'closed'],
  ]);
});

it('hidden copies go to the addresses that are active', async () => {
  const { client, control } = newTenant();
  await bCCEmailArchiveCreate(client, box(2));
  await envelopesCreate(client, { body: definition() });
  const [invitation] = await control.outbox({ reason: 'signing-request' });
  expect(invitation?.bcc).toEqual(['archive@harbour.example']);
});

it('the archive is for administrators, and takes addresses only', async () => {
  const { client, tenant } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  expect(await catchRefusal(bCCEmailArchiveList(sender))).toBe('400 USER_NOT_ACCOUNT_ADMIN');
  const nowhere = bCCEmailArchiveCreate(client, { body: { email: 'nowhere' } });
  expect(await catchRefusal(nowhere)).toBe('400 INVALID_REQUEST_PARAMETER');
  const unknown = { bccEmailArchiveId: '00000000-0000-0000-0000-000000000000' };
  expect(await catchRefusal(bCCEmailArchiveGet(client, { path: unknown }))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
});
