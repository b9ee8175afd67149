import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { prepareOthers, prepareReading } from '../../src/server/cli/warm-up.ts';
import { sandboxOn, type QuietCall } from '../../src/server/create-sandbox.ts';
import { openDatabase } from '../../src/state/storage/database.ts';
import { accountId } from '../harness.ts';
import { newStorage } from '../storage.ts';

const first = { token: 'sandbox', path: `/restapi/v2.1/accounts/${accountId}` };

/** A sandbox, and the statuses of the calls that prepare it. */
async function start() {
  const sandbox = await sandboxOn(await openDatabase(await newStorage()), {});
  onTestFinished(() => sandbox.close());
  const statuses: number[] = [];
  const callQuietly: QuietCall = async (request) => {
    const response = await sandbox.callQuietly(request);
    statuses.push(response.status);
    return response;
  };
  const server = { callQuietly };
  return { sandbox, server, statuses };
}

test('a server is prepared by calls that are kept nowhere, also not among those of observers', async () => {
  const { sandbox, server, statuses } = await start();
  await prepareReading({ server, first, goesOn: () => true });
  await prepareOthers({ server, first, goesOn: () => true });
  expect(statuses).toEqual([200, 200, 400]);
  const control = createControl('http://sandbox.test', {
    fetch: (request) => sandbox.fetch(request),
  });
  expect(await control.requests({ observers: 'true' })).toEqual([]);
});

test('a server that ends is not prepared any further', async () => {
  const { server, statuses } = await start();
  await prepareReading({ server, first, goesOn: () => false });
  await prepareOthers({ server, first, goesOn: () => false });
  expect(statuses).toEqual([]);
});

test('a failure is a warning, and is left to the first request', async () => {
  const server = { callQuietly: () => Promise.reject(new Error('closed')) };
  const warned = once(process, 'warning');
  await prepareReading({ server, first, goesOn: () => true });
  expect(await warned).toMatchObject([
    { message: 'preparing for the first request failed: closed' },
  ]);
});
