// The servers that are compared return the same responses.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRoom, getEnvelope, getRoom, mix } from '../../src/requests.ts';
import { fire } from '../../src/server/load.ts';
import { empty, mock, prism, replay } from '../../src/server/programs.ts';
import { request, type Response } from '../../src/server/request.ts';
import { readResidentSet } from '../../src/server/rows.ts';
import type { Server } from '../../src/server/start.ts';
import { Stage } from '../../src/stage.ts';

const stage = new Stage({ quick: true });
let ours: Server;
beforeAll(async () => {
  ours = await mock()(stage, mix);
});
afterAll(() => stage.disposeAsync());

/** Returns the parts of a response that two servers must have in common. */
function comparable({ status, headers, body }: Response) {
  const fields = headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${name.toLowerCase()}: ${headers[at + 1]}`] : [],
  );
  const kept = fields.filter((field) => !/^(date|connection|keep-alive):/.test(field));
  // These change with each response; the other servers repeat a recorded one.
  const live = /^(x-(?:rate|burst)limit-\w+|x-docusign-tracetoken): .*/;
  const named = kept.map((field) => field.replace(live, '$1'));
  return { status, headers: named.toSorted(), body: body.toString() };
}

it.each(['bare-node', 'fastify'] as const)('%s returns the bytes of the mock', async (name) => {
  const { url } = await replay(name, mock())(stage, mix);
  for (const one of mix)
    expect(comparable(await request(url, one))).toEqual(comparable(await request(ours.url, one)));
});

it('bare Prism accepts the same requests', async () => {
  const { url } = await prism('rooms-v2')(stage, [getRoom]);
  expect((await request(url, createRoom)).status).toBe(201);
});

it('measures every response', async () => {
  const { times, rate } = await fire(ours, [getEnvelope], 250);
  expect(times).toHaveLength(250);
  expect((await fire(ours, [getEnvelope], 1)).times).toHaveLength(200);
  expect(rate).toBeGreaterThan(0);
});

it('divides the load between the processes of a server', async () => {
  const { url } = await mock('rooms-v2')(stage, [getRoom]);
  const { times } = await fire({ urls: [ours.url, url] }, [getRoom], 400);
  expect(times).toHaveLength(400);
});

it('fails where a server rejects requests, or does not start', async () => {
  const nowhere = { method: 'GET', url: '/nowhere' } as const;
  await expect(fire(ours, [nowhere], 200)).rejects.toThrow(/rejected 200 requests/);
  await expect(empty('bare-node')(stage, [nowhere])).rejects.toThrow('returned 404, not 200');
  await expect(mock('no-such-area')(stage, [getRoom])).rejects.toThrow(
    /ended with \d+ before it listened/,
  );
});

it('reads the memory of the process of a server', () => {
  expect(readResidentSet(ours.pid)).toBeGreaterThan(20_000_000);
  expect(readResidentSet(ours.pid)).toBeLessThan(2_000_000_000);
});
