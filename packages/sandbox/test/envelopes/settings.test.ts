import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountConsumerDisclosuresGet,
  accountConsumerDisclosuresGetDefault,
  accountConsumerDisclosuresUpdate,
  envelopeConsumerDisclosuresGetDefault,
  envelopeEmailSettingsCreate,
  envelopeEmailSettingsDelete,
  envelopeEmailSettingsGet,
  envelopeEmailSettingsUpdate,
  envelopeFormDataGet,
  envelopesCreate,
  envelopesUpdate,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../harness.ts';
import { catchErrorCode, createLease, makeLease } from '../lease.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

test('e-mail settings are added, changed in part and deleted while the envelope is open', async () => {
  const path = { envelopeId: await makeLease(client, { status: 'sent' }) };
  expect(await envelopeEmailSettingsGet(client, { path })).toEqual({});
  const added = await envelopeEmailSettingsCreate(client, {
    path,
    body: {
      replyEmailAddressOverride: 'berths@harbour.example',
      bccEmailAddresses: [{ email: 'archive@harbour.example' }],
    },
  });
  expect(added.bccEmailAddresses?.[0]?.bccEmailAddressId).toMatch(/^\d+$/);
  const changed = await envelopeEmailSettingsUpdate(client, {
    path,
    body: { replyEmailNameOverride: 'Desk' },
  });
  expect(changed).toEqual({ ...added, replyEmailNameOverride: 'Desk' });
  const wrong = { bccEmailAddresses: [{ email: 'nobody' }] };
  expect(await catchErrorCode(envelopeEmailSettingsUpdate(client, { path, body: wrong }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await envelopeEmailSettingsDelete(client, { path })).toEqual(changed);
  expect(await envelopeEmailSettingsGet(client, { path })).toEqual({});
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'A mistake' } });
  expect(await catchErrorCode(envelopeEmailSettingsCreate(client, { path, body: {} }))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
});

test('form data is there before and after sending, with the names of the tabs', async () => {
  const draft = { envelopeId: await makeLease(client) };
  expect(await envelopeFormDataGet(client, { path: draft })).toMatchObject({
    envelopeId: draft.envelopeId,
    status: 'created',
  });
  await envelopesUpdate(client, { path: draft, body: { status: 'sent' } });
  const data = await envelopeFormDataGet(client, { path: draft });
  expect(data).toMatchObject({
    envelopeId: draft.envelopeId,
    status: 'sent',
    prefillFormData: { senderName: 'Mara Lindqvist', formData: [] },
  });
  const items = [
    { name: 'Berth number', value: '', originalValue: '' },
    {
      name: 'Monthly rent',
      value: '1,250.00',
      originalValue: '1,250.00',
      numericalValue: '1250.00',
      originalNumericalValue: '1250.00',
    },
  ];
  expect(data.formData).toEqual(items);
  expect(data.recipientFormData?.[0]).toMatchObject({
    recipientId: expect.stringMatching(/^[\da-f-]{36}$/),
    email: 'ines.valdivia@seabird.example',
    formData: items,
  });
});

test('a draft from a template has the form data of the template', async () => {
  const { documents, recipients } = await createLease();
  const prefill = { tabLabel: 'Harbour', documentId: '1', value: 'North quay' };
  const { templateId = '' } = await templatesCreate(client, {
    body: {
      name: 'Berth lease with values',
      documents: documents?.map((one) =>
        one.documentId === '1' ? { ...one, tabs: { prefillTabs: { textTabs: [prefill] } } } : one,
      ),
      recipients: {
        signers: recipients?.signers?.map(({ name: _n, email: _e, ...role }) => ({
          ...role,
          roleName: 'Tenant',
        })),
      },
    },
  });
  const { envelopeId = '' } = await envelopesCreate(client, { body: { templateId } });
  expect(await envelopeFormDataGet(client, { path: { envelopeId } })).toMatchObject({
    status: 'created',
    prefillFormData: { formData: [{ name: 'Harbour', value: 'North quay' }] },
    recipientFormData: [
      { formData: [{ name: 'Berth number' }, { name: 'Monthly rent', value: '1,250.00' }] },
    ],
  });
});

test('the disclosure has the particulars of the account, in the languages that it has set', async () => {
  const english = await accountConsumerDisclosuresGetDefault(client);
  expect(english).toMatchObject({ languageCode: 'en', companyName: 'Harbour Leasing' });
  expect(english.esignAgreement).toContain('Harbour Leasing');
  const german = { path: { langCode: 'de' } };
  expect((await accountConsumerDisclosuresGet(client, german)).languageCode).toBe('en');
  const body = {
    custom: 'true',
    esignText: '<p>{{companyName}} & Co</p>',
    companyName: '<Hafen>',
  } as const;
  const changed = await accountConsumerDisclosuresUpdate(client, {
    ...german,
    query: { include_metadata: 'true' },
    body,
  });
  expect(changed).toMatchObject({
    languageCode: 'de',
    esignAgreement: '<p>&lt;Hafen&gt; & Co</p>',
    allowCDWithdrawMetadata: { rights: 'editable' },
  });
  expect((await accountConsumerDisclosuresGet(client, german)).esignText).toBe(body.esignText);
  expect(await accountConsumerDisclosuresGetDefault(client)).toEqual(english);
  const unknown = { path: { langCode: 'xx' } };
  expect(await catchErrorCode(accountConsumerDisclosuresGet(client, unknown))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  const sender = running.client({ token: 'sandbox-sender' });
  expect(await catchErrorCode(accountConsumerDisclosuresUpdate(sender, { ...german, body }))).toBe(
    'USER_NOT_ACCOUNT_ADMIN',
  );
});

test('a recipient reads the disclosure in a language of choice', async () => {
  const envelopeId = await makeLease(client);
  const read = (recipientId: string, langCode?: string) =>
    envelopeConsumerDisclosuresGetDefault(client, {
      path: { envelopeId, recipientId },
      query: langCode === undefined ? {} : { langCode },
    });
  expect((await read('1')).languageCode).toBe('en');
  expect(await catchErrorCode(read('9'))).toBe('INVALID_RECIPIENT_ID');
  expect(await catchErrorCode(read('1', 'xx'))).toBe('INVALID_REQUEST_PARAMETER');
});
