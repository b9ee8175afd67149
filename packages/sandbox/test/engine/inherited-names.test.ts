import { afterAll, expect, test } from 'vitest';
import { accountId, startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
afterAll(close);

/** Names of properties that every JavaScript object inherits. */
const inherited = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'];

const account = `/restapi/v2.1/accounts/${accountId}`;
const control = '/_countersign/control/v1';

/** Addresses and forms in which a caller names something, with `*` in that place. */
const requests: [method: string, address: string, body?: string][] = [
  ['POST', '/oauth/token', 'grant_type=*&code=1&refresh_token=1&assertion=1'],
  ['POST', '/oauth/token', 'grant_type=authorization_code&code=1&client_id=*'],
  ['POST', '/oauth/token', 'grant_type=refresh_token&refresh_token=*'],
  ['GET', '/oauth/auth?response_type=code&scope=*&client_id=*&redirect_uri=https://a.example'],
  ['GET', '/oauth/logout?client_id=*&redirect_uri=https://a.example'],
  ['GET', `${control}/*`],
  ['POST', `${control}/snapshots/*/restore`],
  ['GET', `${control}/requests?operation=*`],
  ['GET', '/_countersign/views/assets/*'],
  ['GET', '/_countersign/views/open/*'],
  ['GET', '/_countersign/page/*'],
  ['GET', `${account}/permission_profiles/*`],
  ['DELETE', `${account}/permission_profiles/*`],
  ['DELETE', `${account}/permission_profiles/2301416?move_users_to=*`],
  ['GET', `${account}/permission_profiles?include=*`],
  ['GET', `${account}/groups/*/users`],
  ['GET', `${account}/groups?group_type=*`],
  ['GET', `${account}/users/*`],
  ['GET', `${account}/users?status=*`],
  ['GET', `${account}/envelopes/*`],
  ['GET', `${account}/envelopes?from_date=2020-01-01&status=*`],
  ['GET', `${account}/envelopes?from_date=2020-01-01&order_by=*`],
  ['GET', `${account}/envelopes?from_date=2020-01-01&include=*`],
  ['GET', `${account}/templates/*`],
  ['GET', `${account}/templates?order_by=*`],
  ['GET', `${account}/signing_groups/*`],
  ['GET', `${account}/brands/*`],
  ['GET', `${account}/connect/*`],
  ['GET', `${account}/custom_fields/*`],
  ['GET', `${account}/shared_access?item_type=*`],
];

async function answerTo(
  [method, address, body]: (typeof requests)[number],
  name: string,
): Promise<string> {
  const answer = await sandbox.handle({
    method,
    url: address.replaceAll('*', name),
    headers: {
      authorization: 'Bearer sandbox',
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: Buffer.from(body?.replaceAll('*', name) ?? ''),
    origin: 'http://sandbox.test',
  });
  // Pages carry a proof that is another one each time.
  const text = String(answer.body).replaceAll(name, '*');
  return `${answer.status} ${/"(?:errorC|c)ode":"\w+"|"error":"\w+"/.exec(text)?.[0] ?? ''}`;
}

test.each(requests)('%s %s answers inherited names as those of nothing', async (...request) => {
  const expected = await answerTo(request, 'nowhere');
  expect(expected).not.toMatch(/^5/);
  for (const name of inherited)
    expect(`${name}: ${await answerTo(request, name)}`).toBe(`${name}: ${expected}`);
});
