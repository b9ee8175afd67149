// Each response says whether it depends on the data of the tenant, even if it is an error.
import { afterAll, expect, it } from 'vitest';
import { accountId, startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const envelope = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const userExports =
  '/management/v2/organizations/e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48/exports/user_list';
const absent = 'ffffffff-7b15-4f68-9c0d-5e8a1b6f7d24';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function fetchSource(path: string, init: Sent) {
  const headers = { authorization: 'Bearer sandbox', ...init.headers };
  const response = await sandbox.fetch(
    new Request(
      /^\/(?:management|oauth|restapi)\//.test(path)
        ? `http://sandbox.test${path}`
        : `http://sandbox.test/restapi/v2.1/accounts/${accountId}${path}`,
      { ...init, headers },
    ),
  );
  return [response.status, response.headers.get('x-countersign-source')];
}

const json = { 'content-type': 'application/json' };
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  authorization: 'Basic b25lOg==',
};
const unknownToken = { headers: { authorization: 'Bearer unknown' } };

it.each<[what: string, path: string, init: Sent, expected: [number, string]]>([
  ['an envelope', `/envelopes/${envelope}`, {}, [200, 'state']],
  ['a refused envelope ID', `/envelopes/${absent}`, {}, [404, 'state']],
  ['an unknown token', `/envelopes/${envelope}`, unknownToken, [401, 'state']],
  ['an unknown token for Admin', userExports, unknownToken, [401, 'state']],
  ['an unknown token for userinfo', '/oauth/userinfo', unknownToken, [401, 'state']],
  [
    'a refused grant',
    '/oauth/token',
    { method: 'POST', headers: form, body: 'grant_type=authorization_code&code=unknown' },
    [400, 'state'],
  ],
  [
    'a requested response',
    `/envelopes/${envelope}`,
    { headers: { prefer: 'code=429' } },
    [429, 'mock'],
  ],
  ['the exports of an organization', userExports, {}, [200, 'state']],
  ['a missing token', `/envelopes/${envelope}`, { headers: { authorization: '' } }, [401, 'mock']],
  [
    'a body that the spec does not allow',
    '/envelopes',
    { method: 'POST', headers: json, body: '{"recipients":[]}' },
    [400, 'mock'],
  ],
  ['an unknown path', '/nothing-here', {}, [404, 'mock']],
  ['a method that is not allowed', '/envelopes', { method: 'PATCH' }, [405, 'mock']],
])('reports it for %s', async (_, path, init, expected) => {
  expect(await fetchSource(path, init)).toEqual(expected);
});
