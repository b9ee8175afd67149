// The servers that are set side by side give the same answers, or it would mean nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from '../src/mock/ask.ts';
import { fire } from '../src/mock/fire.ts';
import { record } from '../src/mock/record.ts';
import { residentOf } from '../src/mock/resident-of.ts';
import { bareNode, barePrism, fastify, mock } from '../src/mock/servers.ts';
import { startServer, type Server } from '../src/mock/start-server.ts';
import { workloads } from '../src/mock/workloads.ts';

const requests = workloads.mix;
const [first] = requests;

let ours: Server;
beforeAll(async () => {
  ours = await startServer(mock(), first, 200);
});
afterAll(() => ours.close());

/** What of an answer two servers are to have in common. */
function sameOf({ status, headers, body }: Answer) {
  const fields = headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${name.toLowerCase()}: ${headers[at + 1]}`] : [],
  );
  const kept = fields.filter((field) => !/^(date|connection|keep-alive):/.test(field));
  return { status, headers: kept.toSorted(), body: body.toString() };
}

describe.each([
  ['bare node:http', bareNode],
  ['Fastify', fastify],
])('%s', (_name, replay) => {
  it('returns the very bytes that our server has returned', async () => {
    const recording = await record(ours.url, requests);
    const other = await startServer(replay(recording.file), first, 200);
    recording.remove();
    try {
      for (const request of requests)
        expect(sameOf(await ask(other.url, request))).toEqual(sameOf(await ask(ours.url, request)));
    } finally {
      other.close();
    }
  });
});

describe('bare Prism', () => {
  it('takes the requests that ours takes, with the same status', async () => {
    const [get] = workloads.getRoom;
    const asked = [get, ...workloads.createRoom];
    const prism = await startServer(barePrism('rooms-v2'), get, 200);
    try {
      for (const request of asked)
        expect((await ask(prism.url, request)).status).toBe((await ask(ours.url, request)).status);
    } finally {
      prism.close();
    }
  });
});

describe('what is measured', () => {
  it('is every answer, and at least four for each connection', async () => {
    const { times, rate } = await fire(ours.url, [first], 250);
    expect(times).toHaveLength(250);
    expect((await fire(ours.url, [first], 1)).times).toHaveLength(200);
    expect(rate).toBeGreaterThan(0);
  });

  it('is nothing where a server refuses', async () => {
    const nowhere = { method: 'GET', url: '/nowhere' } as const;
    await expect(fire(ours.url, [nowhere], 200)).rejects.toThrow(
      /of 200 requests, \S+ refuses 200/,
    );
    await expect(record(ours.url, [nowhere])).rejects.toThrow('GET /nowhere gives 404');
    await expect(startServer(bareNode(), nowhere, 200)).rejects.toThrow('gives 404, not 200');
  });

  it('is nothing where a server does not start', async () => {
    await expect(startServer(mock('no-such-area'), first, 200)).rejects.toThrow(
      /ended with \d+ before it listened/,
    );
  });

  it('is the memory of the process of the server', () => {
    expect(residentOf(ours.pid)).toBeGreaterThan(20_000_000);
    expect(residentOf(ours.pid)).toBeLessThan(2_000_000_000);
  });
});
