import { afterAll, expect, test } from 'vitest';
import { accountId } from '../harness.ts';
import { startControlTest } from './harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const account = `/restapi/v2.1/accounts/${accountId}`;
const secret = 'c1Xx9-sEcReT_42';
const jwt = `eyJ${secret}.eyJ${secret}.${secret}`;

/** Requests with a secret in each place where one can occur. */
const requests: [what: string, path: string, init?: RequestInit][] = [
  ['a code in the query', `/oauth/auth?response_type=code&code=${secret}`],
  ['a state of a log-in', `/oauth/auth?state=${secret}`],
  ['an access token in the query', `${account}?access_token=${secret}`],
  ['a name that is encoded', `${account}?access%5Ftoken=${secret}`],
  ['a name in capitals', `${account}?Client_Secret=${secret}&count=1`],
  ['a password behind another parameter', `${account}?count=1&password=${secret}`],
  ['an assertion', `/oauth/token?assertion=${jwt}`],
  ['a token under a name that says nothing', `${account}?x=${jwt}`],
  ['a token in the path', `${account}/envelopes/${jwt}`],
  ['the Authorization header', account, { headers: { authorization: `Bearer ${secret}` } }],
  ['another header', account, { headers: { 'x-docusign-authentication': secret } }],
  [
    'a body',
    '/oauth/token',
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', code: secret }),
    },
  ],
  [
    'a body that is refused',
    `${account}/envelopes`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"token":${secret}` },
  ],
];

test.each(requests)('requests of a tenant show no secret: %s', async (_, path, init) => {
  const { tenant, control } = newTenant();
  const request = new Request(`http://sandbox.test${path}`, init);
  request.headers.set('x-countersign-tenant', tenant);
  await sandbox.fetch(request);
  const listed = await control.requests();
  expect(listed).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain(secret);
  // Nor does the sentence of an assertion that fails.
  const failed = control.assertRequests({ times: 9 });
  await expect(failed).rejects.not.toThrow(secret);
  await expect(failed).rejects.toThrow(/Expected 9/);
  expect(JSON.stringify(sandbox.traffic.recent().slice(-1))).not.toContain(secret);
});

test('what is no secret is shown as it was sent', async () => {
  const { tenant, control } = newTenant();
  const url = `${account}/envelopes?from_date=2027-01-01T00%3A00%3A00Z&status=sent,completed`;
  await sandbox.fetch(
    new Request(`http://sandbox.test${url}`, {
      headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
    }),
  );
  expect(await control.requests()).toMatchObject([{ url, status: 200 }]);
  expect(await control.requests({ path: `${accountId}/envelopes` })).toHaveLength(1);
});
