import {
  contactsCreate,
  contactsDelete,
  contactsDeleteList,
  contactsGet,
  contactsUpdate,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { listOutcomes, catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const shared = { contactId: '8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042' };
const skipper = { name: 'Rui Costa', emails: ['rui.costa@quayside.example'] };

it('a contact belongs to who made it, unless it is shared', async () => {
  const { client, tenant } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const { contacts = [] } = await contactsCreate(sender, {
    body: { contactList: [skipper, { name: 'No Mailbox' }, { emails: ['a@b.example'] }] },
  });
  expect(listOutcomes(contacts)).toEqual([
    '-',
    'INVALID_REQUEST_PARAMETER',
    'INVALID_REQUEST_PARAMETER',
  ]);
  const path = { contactId: contacts[0]?.contactId ?? '' };
  expect((await contactsGet(sender, { path })).contacts?.[0]).toMatchObject({
    ...skipper,
    isOwner: true,
    shared: 'false',
  });
  expect(await catchRefusal(contactsGet(client, { path }))).toBe('404 RESOURCE_NOT_FOUND');
  expect((await contactsGet(sender, { path: shared })).contacts?.[0]?.isOwner).toBe(false);
  const body = { contactList: [path] };
  expect(listOutcomes((await contactsDeleteList(client, { body })).contacts)).toEqual([
    'RESOURCE_NOT_FOUND',
  ]);
  expect((await contactsDelete(sender, { path })).contacts?.[0]?.name).toBe('Rui Costa');
  expect(await catchRefusal(contactsGet(sender, { path }))).toBe('404 RESOURCE_NOT_FOUND');
});

it('addresses are replaced by a change, and the rest stays', async () => {
  const { client } = newTenant();
  const emails = ['ines@seabird.example', 'desk@seabird.example'];
  const { contacts } = await contactsUpdate(client, {
    body: {
      contactList: [
        { ...shared, emails },
        { ...shared, emails: [] },
      ],
    },
  });
  expect(listOutcomes(contacts)).toEqual(['-', 'INVALID_REQUEST_PARAMETER']);
  expect((await contactsGet(client, { path: shared })).contacts?.[0]).toMatchObject({
    name: 'Ines Valdivia',
    emails,
    organization: 'Seabird Charters',
  });
});

it('sharing needs a right of its own, which viewers do not have', async () => {
  const viewer = createTestClient({ tenant: newTenant().tenant, token: 'sandbox-viewer' });
  const contactList = [{ ...skipper, shared: 'true' as const }];
  for (const call of [
    () => contactsCreate(viewer, { body: { contactList } }),
    () => contactsUpdate(viewer, { body: { contactList: [{ ...shared, shared: 'true' }] } }),
    () => contactsDelete(viewer, { path: shared }),
  ])
    expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
  const { contacts } = await contactsDeleteList(viewer, { body: { contactList: [shared] } });
  expect(listOutcomes(contacts)).toEqual(['USER_LACKS_PERMISSIONS']);
});
