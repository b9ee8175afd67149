// A program that reads the settings of an account, changes one and writes all back changes that one.
import { afterAll, expect, it } from 'vitest';
import { accountId, startTest } from '../../harness.ts';
import { readArea, readOperations } from '../../read-operations.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const reads = readOperations(readArea('esign-v2.1')).filter(({ method }) => method === 'GET');

async function call(tenant: string, method: string, address: string, body?: string) {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi${address}`, {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'x-countersign-tenant': tenant,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** The status of each read, with the IDs of its examples. */
async function readAll(tenant: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const { id, path, parameters } of reads) {
    const query = new URLSearchParams();
    let address = path;
    for (const { name, in: place, required, example } of parameters)
      if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(example));
      else if (place === 'query' && required) query.set(name, example);
    const { status } = await call(tenant, 'GET', `${address}?${query.toString()}`);
    statuses[id] = status;
  }
  return statuses;
}

it('switches nothing else on or off', async () => {
  const settings = `/v2.1/accounts/${accountId}/settings`;
  const { text } = await call('written', 'GET', settings);
  expect((await call('written', 'PUT', settings, text)).status).toBe(200);
  expect(await readAll('written')).toEqual(await readAll('untouched'));
});
