import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountPasswordRulesGet,
  accountPasswordRulesUpdate,
  accountsCreate,
  accountsDelete,
  accountsDeleteCaptiveRecipient,
  accountsGet,
  accountsGetBillingCharges,
  accountsGetProvisioning,
  accountsListRecipientNamesByEmail,
  accountsListSettings,
  accountsListSupportedLanguages,
  accountsUpdateEnvelopePurgeConfiguration,
  accountsGetEnvelopePurgeConfiguration,
  accountsUpdateNotificationDefaults,
  accountsUpdateSettings,
  accountTabSettingsGet,
  accountTabSettingsUpdate,
  accountWatermarksGet,
  accountWatermarksPreview,
  accountWatermarksUpdate,
  envelopesGetNotificationSettings,
  templateBulkRecipientsList,
  usersList,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';
import { accountId, startTest } from '../../harness.ts';

const running = await startTest();
afterAll(() => running.close());

let tenant = 0;
let client: Client;
let sender: Client;

beforeEach(() => {
  tenant += 1;
  client = running.client({ tenant: `account-${tenant}` });
  sender = running.client({ token: 'sandbox-sender', tenant: `account-${tenant}` });
});

test('settings change by name, for administrators, and count at once', async () => {
  const body = {
    requireDeclineReason: 'true',
    accountName: 'Harbour Berths',
    accountNotification: { expirations: { expireAfter: '30' } },
    allowBulkSend: 'false',
  } as const;
  expect(await catchErrorCode(accountsUpdateSettings(sender, { body }))).toBe(
    'USER_NOT_ACCOUNT_ADMIN',
  );
  await accountsUpdateSettings(client, { body });
  expect(await accountsListSettings(sender)).toMatchObject({
    ...body,
    accountNotification: { expirations: { expireEnabled: 'true', expireAfter: '30' } },
    allowDocumentVisibility: 'true',
  });
  const envelopeId = await makeLease(client);
  expect(await envelopesGetNotificationSettings(client, { path: { envelopeId } })).toMatchObject({
    expirations: { expireAfter: '30', expireWarn: '0' },
  });
  const path = { templateId: await makeTemplate(client), recipientId: '1' };
  expect(await catchErrorCode(templateBulkRecipientsList(client, { path }))).toBe(
    'PLAN_ITEM_NOT_ENABLED',
  );
});

test('tab settings are part of the settings', async () => {
  await accountTabSettingsUpdate(client, { body: { noteTabsEnabled: 'false' } });
  expect(await accountTabSettingsGet(client)).toMatchObject({
    noteTabsEnabled: 'false',
    textTabsEnabled: 'true',
  });
  const { tabAccountSettings } = await accountsListSettings(client);
  expect(tabAccountSettings?.noteTabsEnabled).toBe('false');
});

test('an account with its settings has all settings of the spec, and what is changed', async () => {
  const query = { include_account_settings: 'true' as const };
  await accountsUpdateSettings(client, {
    body: { idCheckExpireDays: '30', allowInPerson: 'false' },
  });
  const { accountSettings = {} } = await accountsGet(client, { query });
  expect(accountSettings).toEqual(await accountsListSettings(client));
  expect(accountSettings).toMatchObject({
    idCheckExpireDays: '30',
    allowInPerson: 'false',
    accessCodeFormat: { formatRequired: 'false' },
    accountNotification: { expirations: { expireAfter: expect.any(String) } },
    accountUISettings: { hideSendAnEnvelope: 'false' },
    tabAccountSettings: { textTabsEnabled: 'true' },
  });
  const names = Object.keys(accountSettings);
  expect(names.filter((name) => /metadata/i.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(400);
  // Settings can be written back as they are read.
  await accountsUpdateSettings(client, { body: accountSettings });
  expect(await accountsListSettings(client)).toEqual(accountSettings);
});

test('an account tells of its plan and its use', async () => {
  const before = await accountsGet(client, { query: { include_account_settings: 'true' } });
  expect(before).toMatchObject({
    accountIdGuid: accountId,
    accountName: 'Harbour Leasing',
    accountSettings: { allowSigningGroups: 'true' },
  });
  await makeLease(client, { status: 'sent' });
  const after = await accountsGet(client);
  expect(Number(after.billingPeriodEnvelopesSent)).toBe(
    Number(before.billingPeriodEnvelopesSent) + 1,
  );
  const { billingChargeItems } = await accountsGetBillingCharges(client, {
    query: { include_charges: 'envelopes' },
  });
  expect(billingChargeItems).toMatchObject([
    { chargeType: 'envelopes', usedQuantity: after.billingPeriodEnvelopesSent },
  ]);
});

test('password rules stay within their bounds', async () => {
  const change = (minimumPasswordLength: string) =>
    accountPasswordRulesUpdate(client, { body: { minimumPasswordLength } });
  expect(await catchErrorCode(change('16'))).toBe('INVALID_REQUEST_PARAMETER');
  await change('12');
  expect(await accountPasswordRulesGet(client)).toMatchObject({
    minimumPasswordLength: '12',
    minimumPasswordLengthMetadata: { minimumLength: '6', maximumLength: '15' },
  });
  expect(await catchErrorCode(accountPasswordRulesGet(sender))).toBe('USER_NOT_ACCOUNT_ADMIN');
});

test('a watermark is kept, and can be looked at before', async () => {
  const body = { enabled: 'true', watermarkText: 'Not signed', fontColor: 'NavyBlue' } as const;
  const { imageBase64 = '', fontColor } = await accountWatermarksPreview(client, { body });
  expect(Buffer.from(imageBase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(fontColor).toBe('navyblue');
  expect(await accountWatermarksGet(client)).toMatchObject({ enabled: 'false' });
  await accountWatermarksUpdate(client, { body });
  expect(await accountWatermarksGet(client)).toMatchObject({
    enabled: 'true',
    watermarkText: 'Not signed',
    fontSize: 'size48',
  });
});

test('e-mail defaults and purging change by name', async () => {
  const changed = await accountsUpdateNotificationDefaults(client, {
    body: { apiEmailNotifications: { senderEmailNotifications: { envelopeComplete: 'false' } } },
  });
  expect(changed).toMatchObject({
    apiEmailNotifications: {
      senderEmailNotifications: { envelopeComplete: 'false', deliveryFailed: 'true' },
    },
    emailNotifications: { senderEmailNotifications: { envelopeComplete: 'true' } },
  });
  await accountsUpdateEnvelopePurgeConfiguration(client, { body: { retentionDays: '30' } });
  expect(await accountsGetEnvelopePurgeConfiguration(client)).toMatchObject({
    purgeEnvelopes: 'false',
    retentionDays: '30',
  });
});

test('names are found by an address, languages by their codes', async () => {
  await makeLease(client, { status: 'sent' });
  const email = 'INES.valdivia@seabird.example';
  const { recipientNames } = await accountsListRecipientNamesByEmail(client, { query: { email } });
  expect(recipientNames).toContain('Ines Valdivia');
  expect(await accountsListRecipientNamesByEmail(client)).toMatchObject({ recipientNames: [] });
  const { languages } = await accountsListSupportedLanguages(client);
  expect(languages).toContainEqual({ name: 'German', value: 'de' });
});

test('signatures are forgotten of embedded recipients only', async () => {
  await makeLease(client);
  const recipient = { userName: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };
  const { captiveRecipients } = await accountsDeleteCaptiveRecipient(client, {
    path: { recipientPart: 'signature' },
    body: { captiveRecipients: [{ ...recipient, clientUserId: 'nobody' }] },
  });
  expect(captiveRecipients).toMatchObject([
    { ...recipient, errorDetails: { errorCode: 'INVALID_CAPTIVE_RECIPIENT_OPERATION' } },
  ]);
});

test('an account says on request whether it can change to a trial', async () => {
  const query = { include_trial_eligibility: 'true' } as const;
  expect(await accountsGet(client, { query })).toMatchObject({ isFreeToTrialEligible: 'false' });
  expect(await accountsGet(client)).not.toHaveProperty('isFreeToTrialEligible');
});

test('a reseller makes an account, and its administrator closes one', async () => {
  const { distributorCode, distributorPassword } = await accountsGetProvisioning(client);
  const definition = {
    accountName: 'North Pier',
    initialUser: { userName: 'Ada Quay', email: 'ada@pier.example' },
  };
  expect(await catchErrorCode(accountsCreate(client, { body: definition }))).toBe(
    'PARTNER_AUTHENTICATION_FAILED',
  );
  const made = await accountsCreate(client, {
    body: { ...definition, distributorCode, distributorPassword },
  });
  expect(made).toMatchObject({ accountName: 'North Pier' });
  expect(made.baseUrl).toContain(`/accounts/${made.accountId}`);
  expect(made.billingPlanPreview).toBeUndefined();
  const previewed = await accountsCreate(client, {
    query: { preview_billing_plan: 'true' },
    body: {
      ...definition,
      distributorCode,
      distributorPassword,
      planInformation: { currencyCode: 'EUR' },
    },
  });
  expect(previewed.billingPlanPreview).toMatchObject({
    currencyCode: 'EUR',
    totalAmount: '480.00',
  });
  await accountsDelete(client);
  expect(await catchErrorCode(usersList(client))).toBe('USER_LACKS_MEMBERSHIP');
});
