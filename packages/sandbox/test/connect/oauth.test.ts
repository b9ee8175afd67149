import type { Client } from '@countersign/client';
import {
  connectConfigurationsCreate,
  connectConfigurationsGet,
  connectConfigurationsUpdate,
  connectCreateConnectOAuthConfig,
  connectDeleteConnectOAuthConfig,
  connectEventsListFailures,
  connectEventsRetryForEnvelope,
  connectGetConnectOAuthConfig,
  connectUpdateConnectOAuthConfig,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createControl, type Control } from '../../src/control/client.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import { startAuthorizationServer, type AuthorizationServer } from './authorization-server.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

let running: TestSandbox;
let receiver: Receiver;
let issuer: AuthorizationServer;
let client: Client;
let control: Control;
let tenant: string;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(async () => {
  receiver = await startReceiver();
  issuer = await startAuthorizationServer();
  tenant = `oauth-${(count += 1)}`;
  client = running.client({ tenant });
  control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
});
afterEach(() => Promise.all([receiver.close(), issuer.close()]));

const secret = 'p:ss wörd&';

function setUp(more = {}) {
  return connectCreateConnectOAuthConfig(client, {
    body: {
      authorizationServerUrl: issuer.url,
      clientId: 'connect-listener',
      clientSecret: secret,
      scope: 'leases.write',
      customParameters: { audience: 'https://hooks.harbour.example' },
      ...more,
    },
  });
}

async function configure(more: Partial<ConnectCustomConfiguration> = {}): Promise<string> {
  const { connectId = '' } = await connectConfigurationsCreate(client, {
    body: {
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created'],
      eventData: { version: 'restv2.1', format: 'json' },
      enableLog: 'true',
      includeOAuth: 'true',
      ...more,
    },
  });
  return connectId;
}

async function happen(): Promise<string> {
  const envelopeId = await send(client, await createCopy({ status: 'created' }));
  await running.sandbox.idle();
  return envelopeId;
}

function listTokens(): (string | undefined)[] {
  return receiver.received.map(({ headers }) => headers.authorization);
}

/** The reasons of the failures, those of the seed left out. */
async function listProblems(): Promise<(string | undefined)[]> {
  const { failures = [] } = await connectEventsListFailures(client);
  return failures.filter(({ configUrl }) => configUrl === receiver.url).map(({ error }) => error);
}

test('a token is requested by the client credentials grant, and used until it expires', async () => {
  await setUp();
  await configure();
  await happen();
  await happen();
  const [request] = issuer.requests;
  expect(issuer.requests).toHaveLength(1);
  expect(request?.form).toEqual({
    audience: 'https://hooks.harbour.example',
    grant_type: 'client_credentials',
    scope: 'leases.write',
  });
  const login = 'connect-listener:p%3Ass+w%C3%B6rd%26';
  expect(request?.authorization).toBe(`Basic ${Buffer.from(login).toString('base64')}`);
  expect(request?.mark).toBe('1');
  expect(listTokens()).toEqual(['Bearer token-1', 'Bearer token-1']);
  await control.advance({ minutes: 59 });
  await happen();
  await control.advance({ minutes: 2 });
  await happen();
  expect(listTokens().slice(2)).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test('a token that the receiver rejects is replaced once', async () => {
  await setUp();
  await configure();
  await happen();
  receiver.answer(401);
  await happen();
  expect(listTokens()).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2']);
  expect(await listProblems()).toEqual(['The receiver responded with status 401.']);
});

test.each([
  [
    'an error of the server',
    401,
    { error: 'invalid_client', error_description: 'private-detail' },
    'it responded with status 401 and invalid_client.',
  ],
  ['an error of its own', 500, { error: 'private-detail' }, 'it responded with status 500.'],
  ['a redirect', 302, {}, 'it responded with status 302.'],
  ['no token', 200, { token_type: 'Bearer' }, 'its response has no access_token.'],
  [
    'a token with a line break',
    200,
    { access_token: 'a\r\nb' },
    'its response has no access_token.',
  ],
  ['no JSON', 200, 'private-detail', 'its response has no access_token.'],
  [
    'far too much',
    200,
    `{"access_token":"a","x":"${'x'.repeat(70_000)}"}`,
    'its response has no access_token.',
  ],
  [
    'a token of another kind',
    200,
    { access_token: 'a', token_type: 'mac' },
    'its token_type is not Bearer.',
  ],
])(
  'without a token nothing is delivered, and the failure says why: %s',
  async (_, status, body, why) => {
    issuer.answer(status, body);
    await setUp();
    await configure();
    await happen();
    expect(receiver.received).toEqual([]);
    expect(await listProblems()).toEqual([`No access token from ${issuer.url}: ${why}`]);
    expect(JSON.stringify(await control.deliveries())).not.toContain('private-detail');
  },
);

test('an account without an OAuth configuration gets no messages with a token', async () => {
  await connectDeleteConnectOAuthConfig(client);
  await configure({ integratorManaged: 'true' });
  expect(await control.warnings()).toMatchObject([
    { code: 'field-ignored', at: '/integratorManaged' },
    { code: 'no-events', at: '/includeOAuth' },
  ]);
  const envelopeId = await happen();
  expect(receiver.received).toEqual([]);
  const [problem] = await listProblems();
  expect(problem).toContain('the account has no OAuth configuration');
  // Once it has one, the same message can be sent again.
  await setUp();
  await connectEventsRetryForEnvelope(client, { path: { envelopeId } });
  await running.sandbox.idle();
  expect(listTokens()).toEqual(['Bearer token-1']);
  expect(await listProblems()).toEqual([]);
});

test('a configuration can have credentials of its own, which are kept when it is changed', async () => {
  await connectDeleteConnectOAuthConfig(client);
  const oAuthConfiguration = {
    authorizationServerUrl: issuer.url,
    clientId: 'own',
    clientSecret: 'own-secret',
  };
  const connectId = await configure({
    enableOAuthPerConfiguration: 'true',
    oAuthConfiguration,
  });
  const path = { connectId };
  const { configurations: [shown] = [] } = await connectConfigurationsGet(client, { path });
  const { clientSecret: _, ...others } = oAuthConfiguration;
  expect(shown?.oAuthConfiguration).toEqual(others);
  if (shown !== undefined)
    await connectConfigurationsUpdate(client, { body: { ...shown, name: 'Renamed' } });
  await happen();
  expect(issuer.requests[0]?.authorization).toBe(
    `Basic ${Buffer.from('own:own-secret').toString('base64')}`,
  );
  expect(listTokens()).toEqual(['Bearer token-1']);
});

test('an envelope with a receiver of its own uses the credentials of the account', async () => {
  await setUp();
  const definition = await createCopy({
    status: 'created',
    eventNotification: {
      url: receiver.url,
      includeOAuth: 'true',
      events: ['envelope-created'],
      eventData: { version: 'restv2.1', format: 'json' },
    },
  });
  await send(client, definition);
  await running.sandbox.idle();
  expect(listTokens()).toEqual(['Bearer token-1']);
});

test('tenants do not share tokens, and a change of the configuration gets a new one', async () => {
  await setUp();
  await configure();
  await happen();
  await connectUpdateConnectOAuthConfig(client, { body: { scope: 'leases.read' } });
  await happen();
  client = running.client({ tenant: `${tenant}-other` });
  await setUp();
  await configure();
  await happen();
  expect(listTokens()).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3']);
});

test('the configuration is set, read, changed and deleted, and its secret never shown', async () => {
  const created = await setUp();
  expect(created).not.toHaveProperty('clientSecret');
  expect(await connectGetConnectOAuthConfig(client)).toEqual(created);
  // A name that the contract does not have is not kept: it may be a misspelled secret.
  const body = { clientId: 'other', client_secret: 'misspelled' };
  const changed = await connectUpdateConnectOAuthConfig(client, { body });
  expect(changed).toEqual({ ...created, clientId: 'other' });
  await connectDeleteConnectOAuthConfig(client);
  for (const refused of [
    () => connectGetConnectOAuthConfig(client),
    () => connectUpdateConnectOAuthConfig(client, { body: {} }),
    () => connectDeleteConnectOAuthConfig(client),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'RESOURCE_NOT_FOUND', status: 404 });
});

test.each([
  [{ authorizationServerUrl: 'file:///etc/hosts' }, '/authorizationServerUrl'],
  [{ authorizationServerUrl: undefined }, '/authorizationServerUrl'],
  [{ clientId: '' }, '/clientId'],
  [{ clientSecret: undefined }, '/clientSecret'],
  [{ customParameters: { grant_type: 'password' } }, '/customParameters/grant_type'],
])('credentials with %j are refused', async (more, place) => {
  await expect(setUp(more)).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    status: 400,
    message: expect.stringContaining(place),
  });
  await expect(
    configure({
      enableOAuthPerConfiguration: 'true',
      oAuthConfiguration: {
        authorizationServerUrl: issuer.url,
        clientId: 'own',
        clientSecret: 'own-secret',
        ...more,
      },
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining(`/oAuthConfiguration${place}`) });
});

test('only administrators deal with the configuration', async () => {
  client = running.client({ tenant, token: 'sandbox-sender' });
  for (const refused of [
    () => setUp(),
    () => connectGetConnectOAuthConfig(client),
    () => connectUpdateConnectOAuthConfig(client, { body: {} }),
    () => connectDeleteConnectOAuthConfig(client),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'USER_NOT_ACCOUNT_ADMIN' });
});
