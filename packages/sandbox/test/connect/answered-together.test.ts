import {
  connectConfigurationsCreate,
  connectConfigurationsUpdate,
  connectEventsList,
  connectEventsListFailures,
} from '@countersign/client/esign-v2.1';
import type { ConnectCustomConfiguration, ConnectLog } from '@countersign/types/esign-v2.1';
import { expect, onTestFinished, test } from 'vitest';
import { startTest } from '../harness.ts';
import { type Received, startReceiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

// On PostgreSQL, messages that are under way at the same time share their statements.

const size = 12;

function findEnvelopeId({ event }: Received): string | undefined {
  return 'envelopeId' in event ? event.envelopeId : undefined;
}

test('of messages that are answered at once, each has its own outcome', async () => {
  const running = await startTest();
  onTestFinished(() => running.close());
  const client = running.client({ tenant: 'answered-together' });
  const accepting = await startReceiver();
  const refusing = await startReceiver();
  for (const receiver of [accepting, refusing]) receiver.answer(0);
  onTestFinished(async () => {
    await accepting.close();
    await refusing.close();
  });
  const paused = [accepting, refusing].map((receiver): ConnectCustomConfiguration => ({
    name: 'Lease events',
    urlToPublishTo: receiver.url,
    allowEnvelopePublish: 'true',
    allUsers: 'true',
    pausePublish: 'true',
    events: ['envelope-sent'],
    eventData: { version: 'restv2.1', format: 'json', includeData: [] },
    enableLog: 'true',
  }));
  const created: ConnectCustomConfiguration[] = [];
  for (const body of paused) {
    const { connectId } = await connectConfigurationsCreate(client, { body });
    created.push({ ...body, connectId });
  }
  const sent: string[] = [];
  for (let count = 0; count < size; count += 1) sent.push(await send(client, await createCopy()));
  expect([...accepting.received, ...refusing.received]).toHaveLength(0);

  await Promise.all(
    created.map((one) =>
      connectConfigurationsUpdate(client, { body: { ...one, pausePublish: 'false' } }),
    ),
  );
  for (const { received } of [accepting, refusing])
    await expect.poll(() => received).toHaveLength(size);
  refusing.release(503);
  accepting.release();
  await running.sandbox.idle();

  for (const { received } of [accepting, refusing])
    expect(received.map(findEnvelopeId).toSorted()).toEqual(sent.toSorted());
  // The tenant's seed has entries of other envelopes.
  const isOwn = ({ envelopeId = '' }: ConnectLog) => sent.includes(envelopeId);
  const { logs = [] } = await connectEventsList(client, {});
  const { failures = [] } = await connectEventsListFailures(client, {});
  const accepted = logs.filter((entry) => isOwn(entry) && entry.error === undefined);
  const refused = failures.filter((entry) => isOwn(entry) && entry.error?.includes('503'));
  for (const [index, entries] of [accepted, refused].entries()) {
    expect(entries.map(({ envelopeId }) => envelopeId).toSorted()).toEqual(sent.toSorted());
    expect(entries.map(({ connectId }) => connectId)).toEqual(
      sent.map(() => created[index]?.connectId),
    );
  }
});
