import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createConnect } from '../../src/connect/create-connect.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let receiver: Receiver;

const first = 'a0000000-0000-4000-8000-000000000001';
const second = 'a0000000-0000-4000-8000-000000000002';
const third = 'a0000000-0000-4000-8000-000000000003';

beforeEach(async () => {
  world = await startWorld();
  receiver = await startReceiver();
});
afterEach(async () => {
  await world.close();
  await receiver.close();
});

/** Lists the received messages: the template, and the retry count. */
function arrived() {
  return receiver.received.map(({ event }) => [
    'templateId' in event ? event.templateId : undefined,
    event.retryCount,
  ]);
}

test('without an acknowledgement asked for, a message that was not taken is given up', async () => {
  receiver.answer(503);
  await world.configure({ urlToPublishTo: receiver.url, requiresAcknowledgement: 'false' });
  await world.happen(first, second);
  await world.connect.idle();
  expect(await world.states()).toEqual(['failed', 'failed']);
  expect(await world.pass(24 * 30)).toBe(0);
  await world.connect.idle();
  expect(receiver.received).toHaveLength(2);
});

test('one that was not taken holds up the others for a day, then all go in order', async () => {
  receiver.answer(503);
  await world.configure({ urlToPublishTo: receiver.url, requiresAcknowledgement: 'true' });
  await world.happen(first);
  await world.connect.idle();
  await world.happen(second, first);
  await world.connect.idle();
  expect(arrived()).toEqual([[first, 0]]);
  expect(await world.states()).toEqual(['retrying', 'retrying', 'retrying']);

  expect(await world.pass(23)).toBe(0);
  expect(await world.pass(24)).toBe(1);
  await world.connect.idle();
  expect(arrived()).toEqual([
    [first, 0],
    [first, 1],
  ]);

  receiver.answer(200);
  await world.pass(24);
  await world.connect.idle();
  expect(arrived().slice(2, 3)).toEqual([[first, 2]]);
  expect(arrived().slice(3).toSorted()).toEqual([
    [first, 0],
    [second, 0],
  ]);
  expect(await world.states()).toEqual(['sent', 'sent', 'sent']);
  await world.happen(third);
  await world.connect.idle();
  expect(arrived().at(-1)).toEqual([third, 0]);
});

test('a message is sent again ten times, and then the next one has its turn', async () => {
  receiver.answer(500);
  await world.configure({ urlToPublishTo: receiver.url, requiresAcknowledgement: 'true' });
  await world.happen(first);
  await world.connect.idle();
  await world.happen(second);
  for (let day = 0; day < 11; day += 1) {
    await world.pass(24);
    await world.connect.idle();
  }
  const tries = Array.from({ length: 11 }, (_, retryCount) => [first, retryCount]);
  expect(arrived()).toEqual([...tries, [second, 0]]);
  expect(await world.states()).toEqual(['failed', 'retrying']);
});

test('where events are merged, one comes again after a day and once another was taken', async () => {
  receiver.answer(503);
  await world.configure({
    urlToPublishTo: receiver.url,
    requiresAcknowledgement: 'true',
    deliveryMode: 'aggregate',
  });
  await world.happen(first);
  await world.connect.idle();
  receiver.answer(200);
  await world.happen(second);
  await world.connect.idle();
  expect(arrived()).toEqual([
    [first, 0],
    [second, 0],
  ]);
  await world.advance(25);
  await world.happen(third);
  await world.connect.idle();
  expect(arrived().slice(2)).toEqual([
    [third, 0],
    [first, 1],
  ]);
});

test('what one process leaves the next one sends', async () => {
  await world.configure({ urlToPublishTo: receiver.url });
  await world.connect.stop();
  await world.happen(first, second, first);
  expect(await world.states()).toEqual(['waiting', 'waiting', 'waiting']);
  const next = createConnect({ database: world.database, allowHosts: [] });
  await next.start();
  await next.idle();
  await next.stop();
  expect(arrived().toSorted()).toEqual([
    [first, 0],
    [first, 0],
    [second, 0],
  ]);
});

test('a receiver that does not answer does not hold up the end, and gets the message later', async () => {
  receiver.answer(0);
  await world.configure({ urlToPublishTo: receiver.url });
  await world.happen(first);
  await expect.poll(() => receiver.received).toHaveLength(1);
  await world.connect.stop();
  receiver.answer(200);
  const next = createConnect({ database: world.database, allowHosts: [] });
  await next.start();
  await next.idle();
  await next.stop();
  expect(arrived()).toEqual([
    [first, 0],
    // The first attempt may have reached the receiver.
    [first, 1],
  ]);
  expect(await world.states()).toEqual(['sent']);
});

test('what happened before a reset is told to nobody after it', async () => {
  await world.configure({ urlToPublishTo: receiver.url });
  await world.connect.stop();
  await world.happen(first);
  await world.reset();
  const next = createConnect({ database: world.database, allowHosts: [] });
  await next.start();
  await next.idle();
  await next.stop();
  expect(receiver.received).toEqual([]);
});

// SQLite belongs to one process.
const processes = inject('postgres') === undefined ? 1 : 2;

test(`many messages arrive once each, those about one thing in order (processes: ${processes})`, async () => {
  const others = [];
  for (let other = 1; other < processes; other += 1) {
    const connect = createConnect({ database: world.database, allowHosts: [] });
    await connect.start();
    others.push(connect);
  }
  await world.configure({ urlToPublishTo: receiver.url });
  const ids = Array.from({ length: 60 }, (_, at) => [first, second, third][at % 3] ?? first);
  await world.happen(...ids);
  await world.connect.idle();
  for (const connect of others) await connect.stop();
  expect(receiver.received).toHaveLength(60);
  for (const id of [first, second, third]) {
    const times = receiver.received
      .map(({ event }) => event)
      .filter((event) => 'templateId' in event && event.templateId === id)
      .map(({ generatedDateTime }) => generatedDateTime.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});
