import { afterAll, expect, test } from 'vitest';
import { accountId, startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
afterAll(close);

/** Percent-encodings that are not UTF-8, or of characters that no name may have. */
const broken = [
  '%ZZ',
  '%',
  '%2',
  '%C3%28',
  '%FF',
  '%E0%A4%A',
  '%ED%A0%80',
  'a%ZZb',
  '%00',
  '%u0041',
  '%0d%0a',
  '..%2f..%2f%ff',
  '%25zz%',
];

const account = `/restapi/v2.1/accounts/${accountId}`;
const control = '/_countersign/control/v1';
const views = '/_countersign/views';

/** Addresses with a path parameter, which is `*` here. */
const addresses: [method: string, address: string][] = [
  ['PUT', `${control}/tenants/*`],
  ['DELETE', `${control}/tenants/*`],
  ['PUT', `${control}/snapshots/*`],
  ['DELETE', `${control}/snapshots/*`],
  ['POST', `${control}/snapshots/*/restore`],
  ['POST', `${control}/envelopes/*/recipients/1/open`],
  ['POST', `${control}/envelopes/1/recipients/*/open`],
  ['GET', `${control}/*`],
  ['GET', `${control}/outbox?to=*&envelopeId=*`],
  ['GET', `${control}/requests?path=*`],
  ['GET', `${control}/deliveries?envelopeId=*&state=*`],
  ['GET', `${views}/open/*`],
  ['DELETE', `${views}/open/*`],
  ['GET', `${views}/session/*`],
  ['POST', `${views}/session/*`],
  ['GET', `${views}/session/*/documents/*`],
  ['GET', `${views}/session/a/pages/*/*.png`],
  ['GET', `${views}/invitation/*/*`],
  ['GET', `${views}/assets/*`],
  ['GET', `${views}/outbox?page=*`],
  ['GET', `${views}/outbox?tenant=*`],
  ['GET', `${views}/*`],
  ['GET', `/_countersign/login?tenant=*&client_id=*&redirect_uri=*`],
  ['GET', `/_countersign/consent?tenant=*&client_id=*`],
  ['GET', `/oauth/logout?tenant=*&client_id=*&redirect_uri=*`],
  ['GET', `/oauth/auth?client_id=*&redirect_uri=*`],
  ['GET', `/_countersign/page/*`],
  ['GET', `/_countersign/traffic?after=*&status=*`],
  ['GET', `/restapi/v2.1/accounts/*`],
  ['GET', `${account}/*`],
  ['GET', `${account}/envelopes/*`],
  ['PUT', `${account}/envelopes/*`],
  ['DELETE', `${account}/envelopes/*/documents`],
  ['GET', `${account}/envelopes/*/documents/*`],
  ['GET', `${account}/envelopes/*/documents/*/pages/*/page_image`],
  ['GET', `${account}/envelopes/*/recipients/*/tabs`],
  ['GET', `${account}/templates/*`],
  ['GET', `${account}/users/*`],
  ['GET', `${account}/users/*/settings`],
  ['GET', `${account}/groups/*/users`],
  ['GET', `${account}/folders/*`],
  ['GET', `${account}/permission_profiles/*`],
  ['GET', `${account}/signing_groups/*`],
  ['GET', `${account}/brands/*`],
  ['GET', `${account}/connect/*`],
  ['GET', `${account}/chunked_uploads/*`],
  ['GET', `${account}/custom_fields/*`],
  ['GET', `${account}/envelopes?folder_ids=*&from_date=*&search_text=*`],
  ['GET', '/management/v2/organizations/*/users'],
  ['GET', '/*'],
];

test.each(addresses)(
  '%s %s answers what cannot be decoded, and does not fail',
  async (method, address) => {
    const failures: Record<string, string> = {};
    for (const text of broken) {
      const { status, body } = await sandbox.handle({
        method,
        url: address.replaceAll('*', text),
        headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
        body: Buffer.from(method === 'GET' ? '' : '{}'),
        origin: 'http://sandbox.test',
      });
      if (status >= 500) failures[text] = `${status} ${String(body)}`;
    }
    expect(failures).toEqual({});
  },
);

test('a name in the control API that cannot be decoded is refused with its place', async () => {
  const answer = await sandbox.fetch(`http://sandbox.test${control}/tenants/%ZZ`, {
    method: 'PUT',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', where: 'path/tenant' });
});
