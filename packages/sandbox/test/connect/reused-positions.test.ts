import { createClient } from '@countersign/client';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import { clearLeftSpaces } from '../../src/state/clearing/left-spaces.ts';
import { openDatabase } from '../../src/state/storage/database.ts';
import { accountId } from '../harness.ts';
import { newEmptyStorage } from '../storage.ts';
import { startReceiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

// SQLite gives the positions of the last rows that were deleted to new ones.

/** A sandbox whose tenant can be reset, with all that the reset leaves deleted at once. */
async function start() {
  const database = await openDatabase(await newEmptyStorage());
  const sandbox = await sandboxOn(database, {});
  const receiver = await startReceiver();
  onTestFinished(async () => {
    await sandbox.close();
    await receiver.close();
  });
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    token: 'sandbox',
    path: { accountId },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  const control = createControl('http://sandbox.test', {
    fetch: (request) => sandbox.fetch(request),
  });
  const eventNotification = {
    url: receiver.url,
    envelopeEvents: [{ envelopeEventStatusCode: 'Sent' }],
  } satisfies EnvelopeDefinition['eventNotification'];
  return {
    sandbox,
    receiver,
    sendOne: async () => send(client, await createCopy({ eventNotification })),
    async reset() {
      await control.reset();
      while (await clearLeftSpaces(database));
    },
  };
}

test('events after a reset are delivered, as many as there are', async () => {
  const { sandbox, receiver, sendOne, reset } = await start();
  for (const count of [3, 2, 4]) {
    for (let sent = 0; sent < count; sent += 1) await sendOne();
    await sandbox.idle();
    expect(receiver.received.splice(0)).toHaveLength(count);
    await reset();
  }
});

test('so is one that takes the position of a message that is on its way', async () => {
  const { receiver, sendOne, reset } = await start();
  receiver.answer(0);
  const first = await sendOne();
  await expect.poll(() => receiver.received).toHaveLength(1);
  await reset();
  receiver.answer(200);
  const second = await sendOne();
  receiver.release();
  await expect.poll(() => receiver.received).toHaveLength(2);
  const bodies = receiver.received.map(({ body }) => body.toString());
  expect(bodies).toEqual([expect.stringContaining(first), expect.stringContaining(second)]);
});
