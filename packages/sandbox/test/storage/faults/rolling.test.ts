// Processes behind a balancer are replaced one after the other while clients work: no request fails.
import { createServer, request as send, type Server as HttpServer } from 'node:http';
import { createClient } from '@countersign/client';
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountId } from '../../harness.ts';
import { startServer, type Server } from '../kill/server.ts';

let database: string;
let behind: Server[] = [];
/** Servers that have reported that they are not ready. */
const leaving = new Set<Server>();
let checking: NodeJS.Timeout;
let balancer: HttpServer;
let baseUrl: string;

beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('several processes need a PostgreSQL');
  database = await newDatabase(server);
  behind = await Promise.all([1, 2].map(() => start()));
  checking = setInterval(() => void check(), 100);
  balancer = startBalancer();
  baseUrl = `http://127.0.0.1:${await listen(balancer)}`;
});
afterAll(async () => {
  clearInterval(checking);
  balancer.closeAllConnections();
  balancer.close();
  await Promise.all(behind.map((one) => one.kill()));
});

function start(): Promise<Server> {
  return startServer('--database', database, '--drain', '1');
}

/** Asks each process whether it is ready, as balancers do. */
async function check(): Promise<void> {
  for (const one of behind) {
    const answer = await fetch(`${one.url}/healthz/ready`).catch(() => undefined);
    if (answer?.ok !== true) leaving.add(one);
  }
}

/**
 * Sends each request to the next process. Like the documented balancers, it tries another process
 * if one accepts no connection, and repeats no request that a process may have read.
 */
function startBalancer(): HttpServer {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => attempt(behind.length));

    function attempt(left: number): void {
      const ready = behind.filter((one) => !leaving.has(one));
      const { url } = ready[(turn += 1) % ready.length] ?? { url: '' };
      const { method, headers } = incoming;
      const passed = send(`${url}${incoming.url}`, { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 0) attempt(left - 1);
        else outgoing.writeHead(502).end(error.message);
      });
      passed.end(Buffer.concat(chunks));
    }
  });
}

it('no request fails, and all that was acknowledged is there', async () => {
  const client = createClient({ baseUrl, token: 'sandbox', path: { accountId }, retry: false });
  const acknowledged: string[] = [];
  const failed: string[] = [];
  const over = new AbortController();
  async function work(): Promise<void> {
    while (!over.signal.aborted)
      await envelopesCreate(client, { body: { emailSubject: 'Rolling' } }).then(
        ({ envelopeId = '' }) => acknowledged.push(envelopeId),
        (error: unknown) => failed.push(String(error)),
      );
  }
  const working = [work(), work(), work(), work()];
  for (let times = 0; times < 4; times += 1) {
    const [old] = behind;
    const next = await start();
    behind.push(next);
    await old?.end();
    behind = behind.filter((one) => one !== old);
  }
  over.abort();
  await Promise.all(working);
  expect(failed).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
  for (const envelopeId of acknowledged.slice(-50))
    expect((await envelopesGet(client, { path: { envelopeId } })).emailSubject).toBe('Rolling');
});
