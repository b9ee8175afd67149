import {
  connectDeleteConnectHmacSecret,
  connectDeleteOrganizationConnectOAuthConfiguration,
  connectGetConnectHmacSecrets,
  connectGetOrganizationConnectOAuthConfiguration,
  connectPostConnectHmacSecret,
  connectPostOrganizationConnectOAuthConfiguration,
  connectPutOrganizationConnectOAuthConfiguration,
} from '@countersign/client/admin-v2';
import {
  connectGetConnectOAuthConfig,
  connectGetConnectSecret,
} from '@countersign/client/esign-v2.1';
import { expect, test } from 'vitest';
import { seededKey, seededKeyId, startHarbour, type Harbour } from './harbour.ts';

let harbour: Harbour;
startHarbour((opened) => (harbour = opened));

const notFound = { status: 404, code: 'not_found' };
const denied = { status: 403, code: 'access_denied' };
const masked = `${seededKeyId}.****${seededKey.slice(-4)}`;

test('a key is complete only in the response that creates it', async () => {
  expect(await connectGetConnectHmacSecrets(harbour.mara)).toEqual({ secrets: [masked] });
  const { secrets: [created = '', ...others] = [] } = await connectPostConnectHmacSecret(
    harbour.mara,
  );
  expect(created).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
  expect(others).toEqual([masked]);
  const { secrets = [] } = await connectGetConnectHmacSecrets(harbour.mara);
  expect(secrets).toEqual([`${created.slice(0, 37)}****${created.slice(-4)}`, masked]);
});

test('the ID at the beginning of a key revokes it', async () => {
  const { secrets: [created = ''] = [] } = await connectPostConnectHmacSecret(harbour.mara);
  const path = { keyId: created.slice(0, 36).toUpperCase() };
  expect(await connectDeleteConnectHmacSecret(harbour.mara, { path })).toEqual({
    secrets: [masked],
  });
  await expect(connectDeleteConnectHmacSecret(harbour.mara, { path })).rejects.toMatchObject(
    notFound,
  );
});

test('an organization has up to 100 keys', async () => {
  for (let count = 2; count <= 100; count += 1) await connectPostConnectHmacSecret(harbour.mara);
  await expect(connectPostConnectHmacSecret(harbour.mara)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: expect.stringContaining('100 Connect keys, which is the maximum'),
  });
});

test('keys and OAuth of the organization are not those of its accounts', async () => {
  const before = await connectGetConnectSecret(harbour.mara);
  await connectPostConnectHmacSecret(harbour.mara);
  await connectDeleteOrganizationConnectOAuthConfiguration(harbour.mara);
  expect(await connectGetConnectSecret(harbour.mara)).toEqual(before);
  expect(await connectGetConnectOAuthConfig(harbour.mara)).toMatchObject({
    clientId: 'connect-listener',
  });
});

const listener = {
  authorizationServerUrl: 'https://login.harbour.example/oauth2/token',
  clientId: 'group-listener',
  scope: 'group.events',
  customParameter: { audience: 'https://hooks.harbour.example' },
};

test('the OAuth configuration is set, changed and deleted, and never shows its secret', async () => {
  expect(await connectGetOrganizationConnectOAuthConfiguration(harbour.mara)).toEqual(listener);
  const other = { ...listener, clientId: 'other', clientSecret: 'its-own' };
  const { clientSecret: _, ...shown } = other;
  expect(
    await connectPostOrganizationConnectOAuthConfiguration(harbour.mara, { body: other }),
  ).toEqual(shown);
  expect(
    await connectPutOrganizationConnectOAuthConfiguration(harbour.mara, {
      body: { scope: 'group.read' },
    }),
  ).toEqual({ ...shown, scope: 'group.read' });
  await connectDeleteOrganizationConnectOAuthConfiguration(harbour.mara);
  await expect(connectGetOrganizationConnectOAuthConfiguration(harbour.mara)).rejects.toMatchObject(
    notFound,
  );
  await expect(
    connectPutOrganizationConnectOAuthConfiguration(harbour.mara, { body: { scope: 'x' } }),
  ).rejects.toMatchObject(notFound);
  await expect(
    connectDeleteOrganizationConnectOAuthConfiguration(harbour.mara),
  ).rejects.toMatchObject(notFound);
});

test.each([
  ['no server', { authorizationServerUrl: 'harbour' }, '/authorizationServerUrl must be'],
  ['no client', { clientId: '' }, '/clientId is required'],
  ['no secret', { clientSecret: '' }, '/clientSecret is required'],
  [
    'a parameter of the service',
    { customParameter: { grant_type: 'password' } },
    '/customParameter/grant_type is set by the service',
  ],
])('an OAuth configuration is rejected: %s', async (_, more, sentence) => {
  const body = { ...listener, clientSecret: 'only-an-example', ...more };
  await expect(
    connectPostOrganizationConnectOAuthConfiguration(harbour.mara, { body }),
  ).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: expect.stringContaining(sentence),
  });
});

test.each([{ authorizationServerUrl: 'https://elsewhere.example/token' }, { clientId: 'other' }])(
  'the secret is never sent to another server or for another client: %o',
  async (body) => {
    await expect(
      connectPutOrganizationConnectOAuthConfiguration(harbour.mara, { body }),
    ).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('/clientSecret is required'),
    });
    const withSecret = { ...body, clientSecret: 'its-own' };
    expect(
      await connectPutOrganizationConnectOAuthConfiguration(harbour.mara, { body: withSecret }),
    ).toEqual({ ...listener, ...body });
  },
);

test('administrators of an account and delegates without the right see neither', async () => {
  for (const client of [harbour.elke, harbour.dev]) {
    await expect(connectGetConnectHmacSecrets(client)).rejects.toMatchObject(denied);
    await expect(connectPostConnectHmacSecret(client)).rejects.toMatchObject(denied);
    await expect(connectGetOrganizationConnectOAuthConfiguration(client)).rejects.toMatchObject(
      denied,
    );
    await expect(connectDeleteOrganizationConnectOAuthConfiguration(client)).rejects.toMatchObject(
      denied,
    );
  }
});
