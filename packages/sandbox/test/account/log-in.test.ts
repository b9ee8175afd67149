import {
  accountsGet,
  authenticationDeleteSocialLogin,
  authenticationListSocialLogins,
  authenticationLogin,
  authenticationUpdatePassword,
  authenticationUpdateSocialLogin,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accountId } from '../harness.ts';
import { startControlTest } from '../control/harness.ts';
import { ines } from '../envelopes/access/people.ts';
import { catchErrorCode } from '../lease.ts';

const running = await startControlTest();
afterAll(running.close);

let tenant: string;
let client: ReturnType<typeof running.client>;
beforeEach(() => {
  ({ tenant } = running.newTenant());
  client = running.client({ tenant, token: 'sandbox-sender' });
});

async function post(address: string, form: Record<string, string>): Promise<Response> {
  return running.sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/oauth2/${address}`, {
      method: 'POST',
      headers: { 'x-countersign-tenant': tenant, authorization: 'Bearer sandbox' },
      body: new URLSearchParams(form),
    }),
  );
}
const harbourLights = {
  grant_type: 'password',
  client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  username: 'ines.arcand@harbour.example',
  password: 'harbour-lights',
  scope: 'api',
};

test('the log-in lists the accounts of the user, with where to call them', async () => {
  const { loginAccounts = [], apiPassword } = await authenticationLogin(client);
  expect(apiPassword).toBeUndefined();
  expect(loginAccounts).toHaveLength(2);
  expect(loginAccounts[0]).toEqual({
    accountId: '10583921',
    baseUrl: 'http://sandbox.test/restapi/v2.1/accounts/10583921',
    email: 'ines.arcand@harbour.example',
    isDefault: 'true',
    name: 'Harbour Leasing',
    siteDescription: '',
    userId: ines,
    userName: 'Ines Arcand',
  });
  const more = await authenticationLogin(client, {
    query: {
      api_password: 'true',
      embed_account_id_guid: 'true',
      include_account_id_guid: 'true',
      login_settings: 'all',
    },
  });
  expect(more.apiPassword).toMatch(/\S+/);
  expect(more.loginAccounts?.[0]).toMatchObject({
    accountIdGuid: accountId,
    baseUrl: `http://sandbox.test/restapi/v2.1/accounts/${accountId}`,
  });
  expect(more.loginAccounts?.[0]?.loginUserSettings).toContainEqual({
    name: 'canSendEnvelope',
    value: 'true',
  });
});

const changePassword = (currentPassword: string, newPassword: string) =>
  catchErrorCode(
    authenticationUpdatePassword(client, {
      path: { loginPart: 'password' },
      body: { currentPassword, newPassword },
    }),
  );

test('a password is changed by who knows it, and by the rules of the account', async () => {
  expect(await changePassword('wrong', 'rope-and-anchor')).toBe('INVALID_REQUEST_PARAMETER');
  expect(await changePassword('harbour-lights', 'rope')).toBe('INVALID_REQUEST_PARAMETER');
  expect(await changePassword('harbour-lights', 'rope-and-anchor')).toBe('none');
  expect((await post('token', harbourLights)).status).toBe(400);
  expect((await post('token', { ...harbourLights, password: 'rope-and-anchor' })).status).toBe(200);
});

test('a token for a name and a password works until it is revoked', async () => {
  const given: { access_token: string } = JSON.parse(
    await (await post('token', harbourLights)).text(),
  );
  expect(given).toMatchObject({ token_type: 'bearer', scope: 'api' });
  const asUser = running.client({ tenant, token: given.access_token });
  expect(await catchErrorCode(accountsGet(asUser))).toBe('none');
  expect((await post('revoke', { token: given.access_token })).status).toBe(200);
  expect(await catchErrorCode(accountsGet(asUser))).not.toBe('none');
  // The tokens of the seed stay.
  expect((await post('revoke', { token: 'sandbox-sender' })).status).toBe(200);
  expect(await catchErrorCode(accountsGet(client))).toBe('none');
  expect((await post('token', { ...harbourLights, grant_type: 'code' })).status).toBe(400);
});

test('log-ins at social networks are added, replaced and removed', async () => {
  const path = { userId: ines };
  const list = async () =>
    (await authenticationListSocialLogins(client, { path })).socialAccountInformation;
  await authenticationUpdateSocialLogin(client, {
    path,
    body: { provider: 'facebook', socialId: '1' },
  });
  await authenticationUpdateSocialLogin(client, {
    path,
    body: { provider: 'facebook', socialId: '2' },
  });
  expect(await list()).toEqual([{ provider: 'facebook', socialId: '2' }]);
  await authenticationDeleteSocialLogin(client, { path, body: { provider: 'facebook' } });
  expect(await list()).toEqual([]);
  expect(
    await catchErrorCode(
      authenticationDeleteSocialLogin(client, { path, body: { provider: 'facebook' } }),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(authenticationUpdateSocialLogin(client, { path, body: {} }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});
