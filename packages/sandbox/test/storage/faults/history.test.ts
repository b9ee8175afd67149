// Four processes on one PostgreSQL, one of them in another zone, while things break: what the clients
// saw of each envelope must be what one register would have shown them.
import { createServer, connect, type Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, ServiceError, type Client } from '@countersign/client';
import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { startPostgres, type Postgres } from '@countersign/testing/postgres';
import { Client as Pg } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId } from '../../harness.ts';
import { startServer, type Server } from '../kill/server.ts';
import { isLinearizable, type Operation } from './linearizable.ts';

/** The delay of each direction between the zones, in milliseconds. */
const distance = 25;
const envelopes = 6;
const clients = 12;

let postgres: Postgres;
let database: string;
let far: NetServer;
let farDatabase: string;
let servers: Server[];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
  far = await relayTo(new URL(database));
  const address = far.address();
  const url = new URL(database);
  url.port = String(typeof address === 'object' ? address?.port : 0);
  farDatabase = url.href;
  servers = [
    ...(await Promise.all([1, 2, 3].map(() => startServer('--database', database)))),
    await startServer('--database', farDatabase),
  ];
});
afterAll(async () => {
  await Promise.all(servers.map((one) => one.kill()));
  far.close();
  await postgres.stop();
});

/** Passes on what comes, each way after a while, as a line to another zone does. */
async function relayTo(target: URL): Promise<NetServer> {
  const server = createServer((near) => {
    const other = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, other],
      [other, near],
    ] as const) {
      from.on('data', (chunk) => setTimeout(() => to.destroyed || to.write(chunk), distance));
      from.on('error', () => to.destroy());
      from.on('close', () => setTimeout(() => to.destroy(), distance));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function clientOf({ url }: Server): Client {
  return createClient({ baseUrl: url, token: 'sandbox', path: { accountId }, retry: false });
}

it('what clients saw is linearizable for each envelope, and nothing acknowledged is lost', async () => {
  const first = clientOf(servers[0] ?? never());
  const ids: string[] = [];
  for (let at = 0; at < envelopes; at += 1) {
    const { envelopeId = '' } = await envelopesCreate(first, { body: { emailSubject: 'new' } });
    ids.push(envelopeId);
  }
  const histories = new Map(ids.map((id) => [id, Array<Operation>()]));
  const seen = { acknowledged: 0, refused: 0, unknown: 0, reads: 0 };
  const words = new Map<string, number>();
  const over = new AbortController();
  let last = 0;

  async function act(own: number): Promise<void> {
    for (let times = 0; !over.signal.aborted; times += 1) {
      const server = servers[(own + times) % servers.length];
      const id = ids[(own * 7 + times * 3) % ids.length];
      if (server === undefined || id === undefined) throw new Error('there is none');
      const path = { envelopeId: id };
      const isWrite = (own + times) % 3 === 0;
      const value = `value ${(last += 1)}`;
      const invoked = performance.now();
      const note = (kind: Operation['kind'], what: string, returned: number) =>
        histories.get(id)?.push({ kind, value: what, invoked, returned });
      try {
        if (isWrite) {
          await envelopesUpdate(clientOf(server), { path, body: { emailSubject: value } });
          seen.acknowledged += 1;
          note('write', value, performance.now());
        } else {
          const { emailSubject = '' } = await envelopesGet(clientOf(server), { path });
          seen.reads += 1;
          note('read', emailSubject, performance.now());
        }
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const isRefused = error instanceof ServiceError && text.includes('Nothing was changed');
        if (isWrite && !isRefused) note('write', value, Infinity);
        if (isRefused) seen.refused += 1;
        else seen.unknown += 1;
        const word = text.replaceAll(/\d+/g, '#').slice(0, 160);
        words.set(word, (words.get(word) ?? 0) + 1);
        await wait(20);
      }
      await wait(Math.random() * 20);
    }
  }

  const acting = Array.from({ length: clients }, (_, own) => act(own));
  await wait(2000);

  // A process is killed, and another one replaces it.
  await servers[1]?.kill();
  await wait(1000);
  servers[1] = await startServer('--database', database);
  await wait(1500);

  // All connections are closed three times.
  for (let times = 0; times < 3; times += 1) {
    const admin = new Pg({ connectionString: database });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await admin.end();
    await wait(700);
  }

  // The database is started again at once, and later it is away for a while.
  await postgres.pause();
  await postgres.resume();
  await wait(2000);
  await postgres.pause();
  await wait(6000);
  await postgres.resume();
  const before = seen.acknowledged;
  await expect.poll(() => seen.acknowledged, { interval: 5 }).toBeGreaterThan(before);
  await wait(2000);
  over.abort();
  await Promise.all(acting);

  for (const [id, history] of histories) {
    const invoked = performance.now();
    const { emailSubject = '' } = await envelopesGet(
      clientOf(servers[0] ?? servers[1] ?? never()),
      {
        path: { envelopeId: id },
      },
    );
    history.push({ kind: 'read', value: emailSubject, invoked, returned: performance.now() });
  }
  process.stdout.write(
    `history: ${seen.acknowledged} writes acknowledged, ${seen.refused} requests refused with nothing changed, ${seen.unknown} unknown, ${seen.reads} reads\n`,
  );
  expect(seen.acknowledged).toBeGreaterThan(30);
  expect(seen.reads).toBeGreaterThan(60);
  expect(seen.refused + seen.unknown).toBeGreaterThan(0);
  for (const history of histories.values())
    expect(isLinearizable(history, 'new'), JSON.stringify([...words])).toBe(true);
});

function never(): never {
  throw new Error('there is no server');
}
