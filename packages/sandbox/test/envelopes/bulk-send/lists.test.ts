import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkSendingCopy, BulkSendingCopyRecipient } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  bulkSendCreateBulkSendList,
  bulkSendDeleteBulkSendList,
  bulkSendGetBulkSendList,
  bulkSendGetBulkSendLists,
  bulkSendUpdateBulkSendList,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { createCopies, createCopy, makeList } from './bulk.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const sender = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';

const create = (bulkCopies: BulkSendingCopy[]) =>
  catchErrorCode(bulkSendCreateBulkSendList(client, { body: { name: 'List', bulkCopies } }));

const person: BulkSendingCopyRecipient = {
  roleName: 'Tenant',
  name: 'Ada',
  email: 'ada@q.example',
};
const other: BulkSendingCopyRecipient = { ...person, roleName: 'Neighbour', name: 'Bo' };

/** A copy with one recipient that differs from a valid one. */
const withPerson = (change: BulkSendingCopyRecipient) => [
  { recipients: [{ ...person, ...change }] },
];
const withPeople = (...recipients: BulkSendingCopyRecipient[]) => [{ recipients }];

describe('bulk send lists', () => {
  it('are created, read, replaced and deleted', async () => {
    const bulkCopies = createCopies(3);
    const listId = await makeList(client, bulkCopies);
    const path = { bulkSendListId: listId };
    expect(await bulkSendGetBulkSendList(client, { path })).toEqual({
      listId,
      name: 'Tenants',
      bulkCopies,
    });
    const body = { name: 'Fewer', bulkCopies: createCopies(1) };
    expect(await bulkSendUpdateBulkSendList(client, { path, body })).toEqual({ listId, ...body });
    const { bulkListSummaries = [] } = await bulkSendGetBulkSendLists(client);
    expect(bulkListSummaries).toContainEqual(
      expect.objectContaining({ bulkSendListId: listId, name: 'Fewer' }),
    );
    const left = await bulkSendDeleteBulkSendList(client, { path });
    expect(left.bulkListSummaries).toHaveLength(bulkListSummaries.length - 1);
    expect(await catchErrorCode(bulkSendGetBulkSendList(client, { path }))).toBe(
      'BULK_SEND_LIST_NOT_FOUND',
    );
  });

  it('accept copies by ID, for signing groups, in-person signers and fax', async () => {
    const byId: BulkSendingCopyRecipient = {
      recipientId: '1',
      name: 'Ada',
      email: 'ada@q.example',
    };
    expect(await create(withPeople(byId))).toBe('none');
    expect(await create(withPeople({ roleName: 'Office', signingGroupId: '1' }))).toBe('none');
    const host = { hostName: 'Mara', hostEmail: 'mara@q.example', signerName: 'Ada' };
    expect(await create(withPeople({ roleName: 'Tenant', ...host }))).toBe('none');
    const fax = { deliveryMethod: 'fax', faxNumber: '+1 555-014-2000' };
    expect(await create(withPeople({ roleName: 'Tenant', name: 'Ada', ...fax }))).toBe('none');
  });

  it.each<[string, BulkSendingCopy[]]>([
    ['BULK_SEND_MAX_COPIES_EXCEEDED', createCopies(1001)],
    [
      'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST',
      [createCopy(1), { recipients: [{ recipientId: '1', name: 'Bo', email: 'bo@q.example' }] }],
    ],
    ['BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT', withPerson({ recipientId: '1' })],
    ['BULK_SEND_RECIPIENT_ID_REQUIRED', withPerson({ roleName: '' })],
    ['BULK_SEND_RECIPIENT_NAME_REQUIRED', withPerson({ name: ' ' })],
    ['BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE', withPeople(person, { ...other, roleName: 'Tenant' })],
    [
      'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE',
      withPeople(
        { recipientId: '1', name: 'Ada', email: 'ada@q.example' },
        { recipientId: '1', name: 'Bo', email: 'bo@q.example' },
      ),
    ],
    ['BULK_SEND_EMAIL_ADDRESS_NOT_VALID', withPerson({ email: 'ada at q' })],
    ['BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT', withPerson({ email: '' })],
    [
      'BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT',
      withPerson({ email: '', deliveryMethod: 'Fax' }),
    ],
    ['BULK_SEND_FAX_NUMBER_NOT_VALID', withPerson({ deliveryMethod: 'fax', faxNumber: '12' })],
    [
      'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION',
      withPerson({ idCheckConfigurationName: 'SMS Auth $' }),
    ],
    [
      'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH',
      withPerson({ smsAuthentication: { senderProvidedNumbers: [] } }),
    ],
    [
      'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH',
      withPerson({ smsAuthentication: { senderProvidedNumbers: ['0'.repeat(30)] } }),
    ],
    [
      'BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION',
      withPerson({
        recipientSignatureProviders: [
          { signatureProviderName: 'UniversalSignaturePen_ImageOnly' },
          { signatureProviderName: 'UniversalSignaturePen_OpenTrust_Hash_TSP' },
        ],
      }),
    ],
    ['BULK_SEND_TAB_LABEL_REQUIRED', withPerson({ tabs: [{ initialValue: 'Tern' }] })],
    ['BULK_SEND_TAB_VALUE_REQUIRED', withPerson({ tabs: [{ tabLabel: 'Boat' }] })],
    [
      'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE',
      withPerson({
        tabs: [
          { tabLabel: 'Boat', initialValue: 'Tern' },
          { tabLabel: 'Boat', initialValue: 'Gull' },
        ],
      }),
    ],
    ['BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED', [{ customFields: [{ value: 'B-42' }] }]],
    ['BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED', [{ customFields: [{ name: 'Berth' }] }]],
    [
      'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE',
      [
        {
          customFields: [
            { name: 'Berth', value: 'B-42' },
            { name: 'Berth', value: 'B-17' },
          ],
        },
      ],
    ],
  ])('are rejected with %s', async (code, copies) => {
    expect(await create(copies)).toBe(code);
  });

  it('follow the limit of the account for copies', async () => {
    const own = running.client({ tenant: 'few-copies' });
    await accountsUpdateSettings(own, { body: { bulkSendMaxCopiesInBatch: '2' } });
    await makeList(own, createCopies(2));
    const body = { name: 'List', bulkCopies: createCopies(3) };
    expect(await catchErrorCode(bulkSendCreateBulkSendList(own, { body }))).toBe(
      'BULK_SEND_MAX_COPIES_EXCEEDED',
    );
  });

  it('need the plan, and the right of the user', async () => {
    const tenant = 'bulk-rights';
    const admin = running.client({ tenant });
    const user = running.client({ tenant, token: 'sandbox-sender' });
    expect(await catchErrorCode(bulkSendGetBulkSendLists(user))).toBe('USER_LACKS_PERMISSIONS');
    await usersUpdateSettings(admin, { path: { userId: sender }, body: { bulkSend: 'true' } });
    expect(await bulkSendGetBulkSendLists(user)).toEqual({ bulkListSummaries: [] });
    const path = { bulkSendListId: await makeList(admin, createCopies(1)) };
    expect(await catchErrorCode(bulkSendGetBulkSendList(user, { path }))).toBe(
      'BULK_SEND_LIST_NOT_FOUND',
    );
    await accountsUpdateSettings(admin, { body: { bulkSend: 'false' } });
    expect(await catchErrorCode(bulkSendGetBulkSendLists(admin))).toBe('PLAN_ITEM_NOT_ENABLED');
  });
});
