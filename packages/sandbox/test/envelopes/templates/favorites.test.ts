import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  favoriteTemplatesGetFavoriteTemplates,
  favoriteTemplatesUnFavoriteTemplate,
  favoriteTemplatesUpdateFavoriteTemplate,
  templateBulkRecipientsDelete,
  templateBulkRecipientsList,
  templateBulkRecipientsUpdate,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { makeBerthTemplate } from './berth.ts';

let running: TestSandbox;
let client: Client;
let templateId: string;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
  templateId = await makeBerthTemplate(client);
});
afterAll(() => running.close());

const unknown = '00000000-0000-4000-8000-000000000000';

async function listFavoriteIds(of: Client) {
  const { favoriteTemplates } = await favoriteTemplatesGetFavoriteTemplates(of);
  return favoriteTemplates?.map((one) => one.templateId);
}

test('favourites are marked and unmarked, each user for themselves', async () => {
  const body = { favoriteTemplates: [{ templateId }] };
  const mark = () => favoriteTemplatesUpdateFavoriteTemplate(client, { body });
  expect(await mark()).toMatchObject({
    templatesUpdatedCount: 1,
    favoriteTemplates: [{ templateId }],
  });
  expect(await mark()).toMatchObject({ templatesUpdatedCount: 0 });
  expect(await listFavoriteIds(client)).toContain(templateId);
  expect(await listFavoriteIds(running.client({ token: 'sandbox-sender' }))).toEqual([]);
  await favoriteTemplatesUnFavoriteTemplate(client, { body });
  expect(await listFavoriteIds(client)).not.toContain(templateId);
  const wrong = { favoriteTemplates: [{ templateId: unknown }] };
  expect(
    await catchErrorCode(favoriteTemplatesUpdateFavoriteTemplate(client, { body: wrong })),
  ).toBe('TEMPLATE_ID_INVALID');
  expect(await catchErrorCode(favoriteTemplatesUpdateFavoriteTemplate(client, { body: {} }))).toBe(
    'INVALID_REQUEST_BODY',
  );
});

test('people stand behind a signer of a template, row by row', async () => {
  const path = { templateId, recipientId: '1' };
  const person = {
    name: 'Ada Quay',
    email: 'ada@seabird.example',
    tabLabels: [{ name: 'Boat', value: 'Tern' }],
  };
  const bulkRecipients = [person, { name: 'Bo', email: 'not an address' }, person];
  const answer = await templateBulkRecipientsUpdate(client, { path, body: { bulkRecipients } });
  expect(answer).toMatchObject({
    bulkRecipientsCount: '1',
    bulkRecipients: [
      { rowNumber: '1' },
      { errorDetails: [{ errorCode: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' }] },
      { errorDetails: [{ errorCode: 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' }] },
    ],
  });
  const { bulkRecipients: rows } = await templateBulkRecipientsList(client, {
    path,
    query: { include_tabs: 'true' },
  });
  expect(rows).toEqual([{ rowNumber: '1', ...person }]);
  const { signer } = await templateBulkRecipientsDelete(client, { path });
  expect(signer).toMatchObject({ recipientId: '1', roleName: 'Tenant', isBulkRecipient: 'false' });
  expect(await templateBulkRecipientsList(client, { path })).toMatchObject({ totalSetSize: '0' });
  const copy = { templateId, recipientId: '2' };
  expect(
    await catchErrorCode(
      templateBulkRecipientsUpdate(client, { path: copy, body: { bulkRecipients } }),
    ),
  ).toBe('INVALID_RECIPIENT_ID');
});
