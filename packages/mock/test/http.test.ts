import { connect } from 'node:net';
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { talk } from './raw.ts';

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const envelopes = `/v2.1/accounts/${account}/envelopes`;
const lock = `${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/lock`;

let mock: RunningMock;
let strict: RunningMock;
beforeAll(async () => {
  [mock, strict] = await Promise.all([startMock(), startMock({ strict: true })]);
});
afterAll(() => Promise.all([mock.close(), strict.close()]));

function ask(path: string, init: RequestInit = {}, server: RunningMock = mock): Promise<Response> {
  const headers = { authorization: 'Bearer any', ...Object.fromEntries(new Headers(init.headers)) };
  return fetch(`${server.url}${path}`, { redirect: 'manual', ...init, headers });
}

function send(path: string, body: unknown, server?: RunningMock): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, server);
}

describe('addresses', () => {
  it.each([lock, `/restapi${lock}`, `${lock}/`, `${lock}?nobody=knows`])(
    'serves %s',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  it('serves the older listing by the same operation', async () => {
    const [here, older] = await Promise.all([ask(lock), ask(lock.replace('/v2.1/', '/v2/'))]);
    expect(older.status).toBe(200);
    expect(await older.json()).toEqual(await here.json());
    const wrong = await send(`/restapi${envelopes.replace('/v2.1/', '/v2/')}`, {
      status: 'posted',
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('/status');
  });

  it('does not serve under the older prefix what the older listing does not have', async () => {
    const archive = `/accounts/${account}/settings/bcc_email_archives`;
    expect((await ask(`/v2.1${archive}`)).status).toBe(200);
    expect((await ask(`/v2${archive}`)).status).toBe(404);
  });

  it('reads and writes what has another form under the older prefix', async () => {
    const configurations = `/accounts/${account}/connect`;
    const list = async (version: string): Promise<unknown> =>
      (await ask(`/${version}${configurations}`)).json();
    expect(await list('v2.1')).toMatchObject({
      configurations: [{ userIds: [expect.any(String), expect.any(String)] }],
    });
    expect(await list('v2')).toMatchObject({
      configurations: [{ userIds: expect.stringContaining(',') }],
    });
    const configuration = {
      urlToPublishTo: 'https://hooks.harbour.example',
      envelopeEvents: 'sent,posted',
    };
    const wrong = await send(`/v2${configurations}`, configuration);
    expect(await wrong.text()).toContain('/envelopeEvents/1');
    const settings: unknown = await (await ask(`/v2/accounts/${account}/settings`)).json();
    expect(settings).toEqual({
      accountSettings: expect.arrayContaining([
        { name: expect.any(String), value: expect.any(String) },
      ]),
    });
  });

  it('lets an operation of a spec go before one of the older listing', async () => {
    const member: unknown = await (await ask(`/v2/accounts/${account}/users/33127`)).json();
    expect(member).toMatchObject({ userId: expect.any(Number), accessLevel: expect.any(String) });
    const company: unknown = await (await ask(`/restapi/v2/accounts/${account}`)).json();
    expect(company).toMatchObject({ companyId: expect.any(Number) });
  });

  it('serves the other methods of such a path by the older listing', async () => {
    expect((await ask(`/v2/accounts/${account}`, { method: 'DELETE' })).status).toBe(200);
    const newUsers = [{ userName: 'Ines Moreau', email: 'ines@harbour.example' }];
    const created = await send(`/v2/accounts/${account}/users`, { newUsers });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ newUsers: expect.any(Array) });
  });

  it('names all methods of a path that two areas share', async () => {
    const response = await ask(`/v2/accounts/${account}`, { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, DELETE');
  });

  it('serves what Rooms hides at the address of eSignature alone', async () => {
    for (const path of [`/v2/accounts/${account}`, `/v2/accounts/${account}/users`]) {
      const [older, newer] = await Promise.all([
        ask(`/esign-v2.1${path}`),
        ask(path.replace('/v2/', '/v2.1/')),
      ]);
      expect(older.status).toBe(200);
      expect(await older.json()).toEqual(await newer.json());
    }
  });

  it('tells its health', async () => {
    const health: unknown = await (await fetch(`${mock.url}/healthz`)).json();
    expect(health).toEqual({ status: 'ok', operations: expect.any(Number) });
  });

  it.each([
    ['/v2.1/nowhere', { errorCode: 'RESOURCE_NOT_FOUND', message: expect.any(String) }],
    [
      '/v2/countries/nowhere',
      {
        errorCode: 'RESOURCE_NOT_FOUND',
        message: expect.any(String),
        referenceId: expect.any(String),
      },
    ],
    ['/v2/organizations/1/nowhere', { error: 'not_found', error_description: expect.any(String) }],
    ['/oauth/nowhere', { error: 'not_found', error_description: expect.any(String) }],
    ['/restapi', { errorCode: 'RESOURCE_NOT_FOUND', message: expect.any(String) }],
    ['/%', { errorCode: 'RESOURCE_NOT_FOUND', message: expect.any(String) }],
  ])('answers %s in the shape of the nearest area', async (path, body) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(body);
  });
});

describe('areas', () => {
  const rooms = `/v2/accounts/${account}/rooms`;

  it.each(['', '/restapi', '/rooms-v2', '/rooms-v2/restapi'])(
    'are all at one address, and each at one of its own: %s',
    async (base) => {
      expect((await ask(`${base}${rooms}`)).status).toBe(200);
    },
  );

  it.each(['', '/management', '/Management', '/restapi', '/admin-v2/management'])(
    'serve the administration at %s',
    async (base) => {
      const users = `/v2/organizations/${account}/users?account_id=${account}`;
      expect((await ask(`${base}${users}`)).status).toBe(200);
    },
  );

  it('are alone at their own address', async () => {
    const response = await ask(`/rooms-v2${lock}`);
    expect(response.status).toBe(404);
    // In the shape of that area, which has one field more.
    expect(await response.json()).toMatchObject({ referenceId: expect.any(String) });
  });

  it('give each error of Rooms a reference of its own', async () => {
    const answers = await Promise.all([ask('/rooms-v2/v2/nowhere'), ask('/rooms-v2/v2/nowhere')]);
    const references = await Promise.all(
      answers.map(async (answer) => z.object({ referenceId: z.guid() }).parse(await answer.json())),
    );
    expect(references[0]).not.toEqual(references[1]);
  });

  it('have at their own address what another area has at the shared one', async () => {
    const member = `/v2/accounts/${account}/users/33127`;
    const [shared, own] = await Promise.all([ask(member), ask(`/rooms-v2${member}`)]);
    expect(await own.json()).toEqual(await shared.json());
  });

  it('can be chosen', async () => {
    const some = await startMock({ areas: ['rooms-v2', 'oauth'] });
    expect((await ask(rooms, {}, some)).status).toBe(200);
    expect((await ask(lock, {}, some)).status).toBe(404);
    await some.close();
  });

  it.each([
    [['esign'], /unknown area esign; available: .*esign-v2\.1/],
    [[], /no area selected/],
  ])('must be there: %j', async (areas, message) => {
    await expect(startMock({ areas })).rejects.toThrow(message);
  });
});

describe('tokens', () => {
  it.each([
    [{ authorization: '' }, 'AUTHORIZATION_INVALID_TOKEN'],
    [{ authorization: 'Basic YTpi' }, 'AUTHORIZATION_INVALID_TOKEN'],
    [{ authorization: 'Bearer' }, 'AUTHORIZATION_INVALID_TOKEN'],
  ])('refuses %j', async (headers, errorCode) => {
    const response = await ask(lock, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode });
  });

  it('wants none where the spec wants none', async () => {
    expect((await fetch(`${mock.url}/service_information`)).status).toBe(200);
  });
});

describe('without tokens', () => {
  it('all is answered where nobody has to log in', async () => {
    const open = await startMock({ auth: false });
    expect((await fetch(`${open.url}${lock}`)).status).toBe(200);
    await open.close();
  });
});

describe('scalars of another kind', () => {
  it.each([
    [{ lockDurationInSeconds: 600 }, 201],
    [{ useScratchPad: true }, 201],
    [{ lockedByApp: null }, 201],
    [{ lockedByApp: ['a'] }, 400],
    [{ lockDurationInSeconds: 1.5 }, 400],
    [{ useScratchPad: 'yes' }, 400],
    [{ lockType: null, nobodyKnows: { deep: [1] } }, 201],
  ])('%j is answered with %i', async (body, status) => {
    expect((await send(lock, body)).status).toBe(status);
  });

  it.each([{ lockDurationInSeconds: 600 }, { useScratchPad: true }, { lockedByApp: null }])(
    '%j is refused where the server is strict',
    async (body) => {
      const response = await send(lock, body, strict);
      expect(response.status).toBe(400);
      const { message }: { message?: string } = Object(await response.json());
      expect(message).toContain(`/${Object.keys(body)[0]} must be string`);
    },
  );

  it('are taken inside lists and objects too', async () => {
    const recipients = {
      signers: [{ recipientId: 1, routingOrder: 2, tabs: { signHereTabs: [{ xPosition: 100 }] } }],
    };
    expect((await send(envelopes, { recipients })).status).toBe(201);
    const response = await send(envelopes, { recipients }, strict);
    expect(response.status).toBe(400);
    const { message }: { message?: string } = Object(await response.json());
    expect(message).toContain('/recipients/signers/0/routingOrder must be string');
    expect(message).toContain('/recipients/signers/0/tabs/signHereTabs/0/xPosition must be string');
  });
});

describe('fields that only answers carry', () => {
  const url = `/v2.1/accounts/${account}/shared_access`;
  const headers = { 'content-type': 'application/json' };
  it.each([
    { errorDetails: {} },
    { errorDetails: 'broken' },
    { sharedAccess: [{ user: { errorDetails: { errorCode: 1 } } }] },
  ])('are ignored in a request, strict or not: %j', async (body) => {
    for (const server of [mock, strict]) {
      const init = { method: 'PUT', headers, body: JSON.stringify(body) };
      expect((await ask(url, init, server)).status).toBe(200);
    }
  });
});

describe('names that JavaScript gives a meaning', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are fields and parameters like others: %s',
    async (name) => {
      const response = await send(`${lock}?${name}=1`, JSON.parse(`{"${name}":{"a":1}}`));
      expect(response.status).toBe(201);
    },
  );
});

describe('the name __proto__ in a map', () => {
  it.each(['__proto__', String.raw`\u005f_proto\u005F_`, String.raw`__\u0070roto__`])(
    'is left out as it is written: %s',
    async (name) => {
      const headers = { 'content-type': 'application/json' };
      const body = `{"data":{"${name}":"a","berth":"b"}}`;
      const url = '/v2/accounts/1/rooms/2/field_data';
      const text = await (await ask(url, { method: 'PUT', headers, body })).text();
      expect(text).toContain('berth');
      expect(text).not.toContain('__proto__');
    },
  );
});

describe('bodies', () => {
  it('of an unknown media type get 415, and the media types that are known', async () => {
    const headers = { 'content-type': 'application/yaml' };
    const response = await ask(lock, { method: 'POST', headers, body: 'lockType: edit' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      errorCode: 'UNSUPPORTED_MEDIA_TYPE',
      message: expect.stringContaining('application/json'),
    });
  });

  it('of something that is no media type get 415', async () => {
    const headers = { 'content-type': 'nonsense' };
    expect((await ask(lock, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it('without a media type are read as JSON', async () => {
    const body = new Blob(['{"lockType":"padlock"}']);
    expect((await ask(lock, { method: 'POST', body })).status).toBe(400);
  });

  it('of a call that reads none are ignored, and refused if strict', async () => {
    const head = [
      `GET ${lock} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Authorization: Bearer any',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 3',
      'Connection: close',
    ];
    const sent = `${head.join('\r\n')}\r\n\r\na=1`;
    expect(await talk(mock.url, sent)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await talk(strict.url, sent)).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('past the limit get 413', async () => {
    const body = Buffer.alloc(35_651_585, 32);
    const headers = { 'content-type': 'application/json' };
    const response = await ask(envelopes, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errorCode: 'REQUEST_TOO_LARGE' });
  });

  it('that break off with the connection harm nobody', async () => {
    const { hostname, port } = new URL(mock.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST ${lock} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"lock`);
        socket.destroy();
        resolve();
      });
    });
    expect((await ask(lock)).status).toBe(200);
  });
});

describe('answers', () => {
  it('carry the headers of the spec, also when they are errors', async () => {
    for (const response of [await ask(lock), await ask('/v2.1/nowhere')]) {
      expect(response.headers.get('x-docusign-tracetoken')).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get('x-ratelimit-limit')).toBe('3000');
    }
  });

  it.each([
    ['code=400', 400, { errorCode: 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' }],
    ['code=429', 429, { errorCode: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED' }],
    ['code=99', 400, { errorCode: 'INVALID_REQUEST_PARAMETER' }],
    ['code=418', 400, { errorCode: 'INVALID_REQUEST_PARAMETER' }],
    ['example=nobody', 400, { errorCode: 'INVALID_REQUEST_PARAMETER' }],
    ['example=a=b', 400, { message: expect.stringContaining('a=b') }],
    ['dynamic=true', 200, {}],
  ])('follow the header Prefer: %s', async (prefer, status, body) => {
    const response = await ask(lock, { headers: { prefer } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  it.each(['nonsense', 'application/json, nonsense', ''])(
    'pass over what is no media type in Accept: %j',
    async (accept) => {
      expect((await ask(lock, { headers: { accept } })).status).toBe(200);
    },
  );

  it('are refused where no media type fits', async () => {
    const response = await ask(lock, { headers: { accept: 'image/png' } });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ errorCode: 'NOT_ACCEPTABLE' });
  });

  it.each(['lease-desk', '//lease-desk', 'http://', ''])(
    'refuse to send a code to %j',
    async (redirect_uri) => {
      const query = new URLSearchParams({
        response_type: 'code',
        scope: 'signature',
        client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
        redirect_uri,
      });
      const response = await fetch(`${mock.url}/oauth/auth?${query}`, { redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'invalid_request' });
    },
  );

  it('send an authorization code back to where it was asked for, with the state', async () => {
    const query = new URLSearchParams({
      response_type: 'code',
      scope: 'signature',
      client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
      redirect_uri: 'https://lease-desk.harbour.example/callback?from=desk',
      state: 'x&y',
    });
    const response = await fetch(`${mock.url}/oauth/auth?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    const { searchParams, host } = new URL(response.headers.get('location') ?? '');
    expect(host).toBe('lease-desk.harbour.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      from: 'desk',
      code: expect.stringMatching(/.+/),
      state: 'x&y',
    });
  });
});
