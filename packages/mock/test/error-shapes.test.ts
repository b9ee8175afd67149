// The operations of version 2.1 of Admin have errors of another shape than the rest of the area.
import { createMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';

const mock = createMock();
const organization = 'organizations/e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const groups = `${organization}/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/dsgroups`;

async function call(path: string, init: RequestInit = {}): Promise<[number, string[]]> {
  const headers = { authorization: 'Bearer any', ...Object.fromEntries(new Headers(init.headers)) };
  const response = await mock.fetch(`http://mock.test${path}`, { ...init, headers });
  const body: unknown = await response.json();
  return [response.status, Object.keys(Object(body))];
}

const body = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: text,
});

describe.each(['', '/management'])('the base address %j', (base) => {
  it.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['an invalid parameter', `${groups}?page=0`, {}, 400],
    ['an invalid body', groups, body('{}'), 400],
    ['a body that breaks off', groups, body('{"group_name":'), 400],
    ['an unknown path', `${groups}/no/such/path`, {}, 404],
    ['another method', groups, { method: 'PATCH' }, 405],
    ['no token', groups, { headers: { authorization: '' } }, 401],
  ])('has a message and a reference for %s', async (_what, path, init, status) => {
    expect(await call(`${base}/v2.1/${path}`, init)).toEqual([
      status,
      ['errorMessage', 'referenceId'],
    ]);
  });

  it('has a code and a description under version 2', async () => {
    expect(await call(`${base}/v2/${organization}/users?take=none`)).toEqual([
      400,
      ['error', 'error_description'],
    ]);
  });
});

it('leaves version 2.1 of other areas as it is', async () => {
  expect(await call('/v2.1/accounts/1/no/such/path')).toEqual([404, ['errorCode', 'message']]);
});

it.each(['v2', 'v2.1'])('refuses older tokens with errors of OAuth 2 under %s', async (version) => {
  const ask = (type: string, text: string, accept = '*/*') =>
    call(`/restapi/${version}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': type, accept },
      body: text,
    });
  const members = ['error', 'error_description'];
  const refused = [400, members];
  expect(await ask('application/x-www-form-urlencoded', 'grant_type=code')).toEqual(refused);
  expect(await ask('text/plain', 'grant_type=password')).toEqual(refused);
  const token = 'grant_type=password&username=a&password=b&client_id=c&scope=api';
  expect(await ask('application/x-www-form-urlencoded', token, 'image/png')).toEqual([
    406,
    members,
  ]);
  expect(await call(`/restapi/${version}/oauth2/none`)).toEqual([404, ['errorCode', 'message']]);
});
