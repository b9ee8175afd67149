// Texts in every parameter of every operation: names that all objects have, and very long ones.
import { isWhole, takePart } from '@countersign/config/sample';
import { afterAll, expect, test } from 'vitest';
import {
  accountPermissionProfilesGet,
  accountsListSharedAccess,
  envelopesListStatusChanges,
  userCustomSettingsList,
  userCustomSettingsUpdate,
} from '@countersign/client/esign-v2.1';
import { definition } from '../../control/harness.ts';
import { accountId, mara, startTest } from '../../harness.ts';
import { operations, type Operation } from './operations.ts';

const { sandbox, client, close } = await startTest();
afterAll(close);

// A third of them each day, and all of them each night.
const chosen = isWhole() ? operations : takePart(operations, 3, ({ id }) => id);
const read = chosen.filter(({ method }) => method === 'GET');
const written = chosen.filter(({ method }) => method !== 'GET');

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const long = ['*'.repeat(100_000), ','.repeat(100_000)];

/**
 * Chooses a tenant: operations that change data share several tenants, so that each keeps some
 * data.
 */
function chooseTenant(operation: Operation): string {
  return operation.method === 'GET' ? 'readers' : `writers-${written.indexOf(operation) % 8}`;
}

async function send(operation: Operation, address: string): Promise<Response> {
  const { method, body } = operation;
  return sandbox.fetch(
    new Request(`http://sandbox.test${address}`, {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/json',
        'x-countersign-tenant': chooseTenant(operation),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

function createQuery({ query }: Operation, name: string, text: string): string {
  const required = query.filter((one) => one.required && one.name !== name);
  const parameters = required.map((one): [string, string] => [one.name, one.example]);
  return new URLSearchParams([...parameters, [name, text]]).toString();
}

test.each([
  ['read', read],
  ['write', written],
])('no text in a parameter makes the server fail: operations that %s', async (_what, all) => {
  const failures: string[] = [];
  for (const operation of all) {
    const texts = operation.method === 'GET' ? [...names, ...long] : names;
    const addresses = [
      ...operation.query.flatMap(({ name }) =>
        texts.map((text) => `${operation.path()}?${createQuery(operation, name, text)}`),
      ),
      ...operation.pathParameters.flatMap((name) =>
        names.map((by) => operation.path({ name, by })),
      ),
    ];
    for (const address of addresses) {
      const answer = await send(operation, address);
      const text = await answer.text();
      if (answer.status >= 500)
        failures.push(`${operation.id} ${address.slice(0, 200)} ${answer.status} ${text}`);
    }
  }
  expect(failures).toEqual([]);
});

test.each(names)('%s is a folder, an order or a status that no envelope has', async (name) => {
  const sandboxClient = client();
  const since = { from_date: '2000-01-01T00:00:00Z' };
  const all = await envelopesListStatusChanges(sandboxClient, { query: since });
  expect(Number(all.totalSetSize)).toBeGreaterThan(0);
  const inFolder = await envelopesListStatusChanges(sandboxClient, {
    query: { ...since, folder_ids: name },
  });
  expect(inFolder.totalSetSize).toBe('0');
});

test.each(['%'.repeat(60_000), '*a'.repeat(20_000), 'é'.repeat(100_000)])(
  'a search text of any length finds nothing and fails nowhere',
  async (search_text) => {
    const query = { from_date: '2000-01-01T00:00:00Z', search_text };
    const { totalSetSize } = await envelopesListStatusChanges(client(), { query });
    expect(totalSetSize).toBe('0');
    expect(await accountsListSharedAccess(client(), { query: { search_text } })).toMatchObject({
      totalSetSize: '0',
    });
  },
);

test.each(names)('%s is no permission profile', async (permissionProfileId) => {
  await expect(
    accountPermissionProfilesGet(client(), { path: { permissionProfileId } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a field called __proto__ is no way to give a recipient an address', async () => {
  const body = JSON.stringify(
    definition({ recipients: { signers: [{ recipientId: '1', name: 'Rosa Blum' }] } }),
  ).replace('"name":', '"__proto__":{"email":"rosa.blum@quayside.example"},"name":');
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      body,
    }),
  );
  expect(answer.status).toBe(400);
});

test.each(names)('%s is a group of custom settings like any other', async (group) => {
  const path = { userId: mara };
  const header = { 'X-DocuSign-User-Settings-Key': group };
  expect(await userCustomSettingsList(client(), { path, header })).toMatchObject({
    customSettings: [],
  });
  const customSettings = [{ name: 'berth', value: 'B-42' }];
  await userCustomSettingsUpdate(client(), { path, header, body: { customSettings } });
  expect(await userCustomSettingsList(client(), { path, header })).toMatchObject({
    customSettings,
  });
});

test('the control API takes no JSON that nests without end', async () => {
  const answer = await sandbox.fetch(
    new Request('http://sandbox.test/_countersign/control/v1/seed', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"envelopes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    }),
  );
  expect(answer.status).toBe(400);
});
