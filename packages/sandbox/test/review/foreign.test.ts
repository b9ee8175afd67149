import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const { tenant, control } = newTenant();
const ours = '0d4f7a92-6b1e-4c35-8a7d-f2e9b5c3d180';
const absent = '1d4f7a92-6b1e-4c35-8a7d-f2e9b5c3d181';
const admin = '2d4f7a92-6b1e-4c35-8a7d-f2e9b5c3d182';

/** Paths of an envelope of the account of the examples, which has a code of its own. */
const ofEnvelope = [
  '',
  '/documents/1',
  '/documents/9',
  '/recipients/1/tabs',
  '/lock',
  '/audit_events',
];

/** Paths of records that exist in the account of the examples. */
const paths = [
  '/templates/a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13',
  '/templates/a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13/recipients',
  '/brands/b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15',
  '/users/7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520',
  '/users/7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520/signatures',
  '/users/7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520/profile',
];

beforeAll(async () => {
  await control.seed({
    accounts: [{ accountId: ours, number: '90210', name: 'Lock Keepers' }],
    users: [
      {
        userId: admin,
        userName: 'Kai Brandt',
        email: 'kai.brandt@lock.example',
        memberships: [{ accountId: ours, permissionProfileId: '2301414' }],
      },
    ],
    tokens: [
      {
        token: 'kai',
        userId: admin,
        integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
      },
    ],
  });
});

/** Returns status and body of a response, without the requested ID. */
async function ask(path: string, id: string, init: RequestInit = {}): Promise<string> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${path}`, {
      ...init,
      headers: {
        authorization: 'Bearer kai',
        'content-type': 'application/json',
        'x-countersign-tenant': tenant,
      },
    }),
  );
  return `${response.status} ${await response.text()}`.replaceAll(id, 'ID');
}

/** An ID that nothing has. */
function otherThan(id: string): string {
  return `f${id.slice(1)}`;
}

it.each(paths)('what another account has is as good as absent: %s', async (target) => {
  const [id = ''] = /[0-9a-f-]{36}/.exec(target) ?? [];
  const other = target.replace(id, otherThan(id));
  for (const init of [{}, { method: 'PUT', body: '{}' }]) {
    const answer = await ask(`${ours}${target}`, id, init);
    expect(answer).toMatch(/^4\d\d /);
    expect(answer).toBe(await ask(`${ours}${other}`, otherThan(id), init));
  }
});

it.each(ofEnvelope)('an envelope of another account says so: %s', async (target) => {
  const at = `${ours}/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24${target}`;
  const said = await ask(at, ours);
  expect(said).toContain('400');
  expect(said).toContain('ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE');
  expect(said).not.toContain('Please sign');
});

it.each(['', ...paths])('an account of others is as good as absent: %s', async (target) => {
  const answer = await ask(`${accountId}${target}`, accountId);
  expect(answer).toMatch(/^400 .*USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT/);
  expect(answer).toBe(await ask(`${absent}${target}`, absent));
  expect(answer).toBe(await ask(`10583921${target}`, '10583921'));
  expect(answer).toBe(await ask(`10583922${target}`, '10583922'));
});
