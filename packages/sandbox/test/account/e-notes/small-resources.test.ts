import {
  accountSealProvidersList,
  accountSignatureProvidersList,
  accountsUpdateSettings,
  eNoteConfigurationsDelete,
  eNoteConfigurationsGet,
  eNoteConfigurationsUpdate,
} from '@countersign/client/esign-v2.1';
import {
  eMortgageTransactionsCreate,
  paymentGatewayAccountsList,
  resourcesGet,
} from '@countersign/client/esign-v2';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { catchErrorCode } from '../../lease.ts';
import { startTest } from '../../harness.ts';

const running = await startTest();
afterAll(() => running.close());

let tenant = 0;
let client: Client;
let sender: Client;

beforeEach(() => {
  tenant += 1;
  client = running.client({ tenant: `small-${tenant}` });
  sender = running.client({ token: 'sandbox-sender', tenant: `small-${tenant}` });
});

test('the connection to the vault is replaced as a whole, and its password is not shown', async () => {
  expect(await eNoteConfigurationsGet(client)).toEqual({
    eNoteConfigured: 'true',
    connectConfigured: 'true',
    organization: 'Harbour Leasing',
    userName: 'harbour-vault',
    apiKey: 'hv-7d20c5e9',
  });
  const body = { organization: 'Seabird Loans', userName: 'seabird' };
  expect(await eNoteConfigurationsUpdate(client, { body })).toEqual({
    eNoteConfigured: 'false',
    connectConfigured: 'false',
    ...body,
  });
  await eNoteConfigurationsUpdate(client, { body: { ...body, password: 'four-anchors' } });
  const after = await eNoteConfigurationsGet(client);
  expect(after.eNoteConfigured).toBe('true');
  expect(JSON.stringify(after)).not.toContain('four-anchors');
  await eNoteConfigurationsDelete(client);
  expect(await eNoteConfigurationsGet(client)).toEqual({
    eNoteConfigured: 'false',
    connectConfigured: 'false',
  });
});

test('the connection is for administrators, and must name an organization', async () => {
  const body = { userName: 'harbour-vault' };
  expect(await catchErrorCode(eNoteConfigurationsUpdate(client, { body }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await catchErrorCode(eNoteConfigurationsGet(sender))).toBe('USER_NOT_ACCOUNT_ADMIN');
  await accountsUpdateSettings(client, { body: { allowENoteEOriginal: 'false' } });
  expect(await catchErrorCode(eNoteConfigurationsGet(client))).toBe('ACCOUNT_LACKS_PERMISSIONS');
});

test('a mortgage transaction gets a number of its own', async () => {
  const body = { transactionName: 'Loan for Quay 7', documentData: 'SGFyYm91cg==' };
  const first = await eMortgageTransactionsCreate(client, { body });
  const second = await eMortgageTransactionsCreate(sender, { body });
  expect(first).toMatchObject({ documentData: 'SGFyYm91cg==' });
  expect(second.transactionSid).not.toBe(first.transactionSid);
  expect(await catchErrorCode(eMortgageTransactionsCreate(client, { body: {} }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});

test('seals, signature providers and payment accounts are those of the seed', async () => {
  expect((await accountSealProvidersList(client)).seals).toMatchObject([
    { sealName: 'harbour_leasing_seal' },
  ]);
  expect((await accountSignatureProvidersList(client)).signatureProviders).toMatchObject([
    { signatureProviderName: 'universalsignaturepen_default' },
  ]);
  expect((await paymentGatewayAccountsList(client)).paymentGatewayAccounts).toMatchObject([
    { paymentGateway: 'Stripe', paymentGatewayDisplayName: 'Stripe' },
    { paymentGateway: 'AuthorizeDotNet', paymentGatewayDisplayName: 'Authorize.Net' },
  ]);
  await accountsUpdateSettings(client, { body: { allowPaymentProcessing: 'false' } });
  expect(await catchErrorCode(paymentGatewayAccountsList(client))).toBe('PLAN_ITEM_NOT_ENABLED');
});

test('the versions of the service are told without a token', async () => {
  const response = await running.sandbox.fetch(
    new Request('http://sandbox.test/restapi/service_information'),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('x-countersign-source')).toBe('state');
  expect(await response.json()).toMatchObject({
    serviceVersions: [
      { version: 'v2', versionUrl: 'http://sandbox.test/restapi/v2' },
      { version: 'v2.1', versionUrl: 'http://sandbox.test/restapi/v2.1' },
    ],
  });
});

test('the resources of version 2 have their addresses', async () => {
  const { resources = [] } = await resourcesGet(client);
  const root = 'http://sandbox.test/restapi/v2';
  expect(resources).toEqual([
    { name: 'accounts', value: `${root}/accounts` },
    { name: 'billing_plans', value: `${root}/billing_plans` },
    { name: 'login_information', value: `${root}/login_information` },
    { name: 'oauth2', value: `${root}/oauth2` },
  ]);
});
