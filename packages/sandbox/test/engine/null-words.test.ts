// Parameters that only handlers read may say null where they have no value.
import { afterAll, expect, test } from 'vitest';
import { accountId, startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
const { sandbox: strict, close: closeStrict } = await startTest({ strict: true });
afterAll(() => Promise.all([close(), closeStrict()]));

const account = `/restapi/v2.1/accounts/${accountId}`;
const envelope = `${account}/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24`;

const addresses = [
  `${account}/consumer_disclosure?langCode=null`,
  `${account}/permission_profiles?include=null`,
  `${account}/folders?user_filter=null&include=null`,
  `${envelope}/documents?recipient_id=null`,
  `${envelope}/documents/1/tabs?page_numbers=null`,
  `/restapi/v2/accounts/${accountId}/rooms?roomClosedStartDate=null&roomClosedEndDate=null`,
  `/v1/accounts/${accountId}/agreements?limit=null&sort=null`,
  `/v1/accounts/${accountId}/agreements?$filter=null`,
];

async function read(path: string, server = sandbox) {
  const headers = { authorization: 'Bearer sandbox' };
  const response = await server.fetch(new Request(`http://sandbox.test${path}`, { headers }));
  return { status: response.status, answer: Object(await response.json()) };
}

test.each(addresses)('%s is answered as without it', async (address) => {
  const { status, answer } = await read(address);
  expect(status).toBe(200);
  const [plain = ''] = address.split('?');
  expect(Object.keys(answer)).toEqual(Object.keys((await read(plain)).answer));
});

test('it is noted, and again where the same is asked', async () => {
  const at = `${account}/permission_profiles?include=null`;
  for (const address of [at, at]) {
    await read(address);
    const { answer } = await read(
      '/_countersign/control/v1/requests?operation=AccountPermissionProfiles_list',
    );
    expect(answer.requests.at(-1).tolerated).toEqual([
      { in: 'query', at: 'include', rule: 'null', sent: 'null' },
    ]);
  }
});

test.each(addresses)('a strict sandbox refuses %s', async (address) => {
  expect((await read(address, strict)).status).toBe(400);
});

test('a call that is refused without it too is refused as it was sent', async () => {
  const rooms = `/restapi/v2/accounts/${accountId}/rooms`;
  const query = 'roomClosedStartDate=null&roomClosedEndDate=soon';
  const { status, answer } = await read(`${rooms}?${query}`);
  expect(status).toBe(400);
  expect(answer.message).toContain('roomClosedStartDate');
});
