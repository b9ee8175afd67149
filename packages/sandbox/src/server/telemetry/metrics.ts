import type { Handle, MockResponse, Page } from '@countersign/mock/core/server';
import type { Database } from '../../state/storage/database.ts';
import { sql } from '../../state/storage/kysely.ts';
import { loadPeer } from '../../state/storage/load-peer.ts';
import { getNow } from '../../state/tenant.ts';

/** Metrics for Prometheus. */
export interface Metrics {
  /** Shows it at `/metrics`. */
  page: Page;
  /** Counts requests, as they pass by. */
  count(handle: Handle): Handle;
  close(): void;
}

/** Upper bounds of the buckets for durations, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The numbers of unsent messages by state, and the age of the oldest one that is ready to be sent.
 */
interface Queue {
  waiting: number;
  queued: number;
  retrying: number;
  held: number;
  /** Age in seconds, by the clock of its tenant. */
  oldest: number;
}

/**
 * Starts metrics with `prom-client`.
 * @throws Error if the package is not installed
 */
export async function createMetrics(database: Database): Promise<Metrics> {
  const { Registry, Counter, Gauge, Histogram, collectDefaultMetrics } = await loadPeer(
    () => import('prom-client'),
    'prom-client',
    'metrics needs',
  );
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'countersign_requests_total',
    help: 'Requests to operations and to addresses that have none, by operationId and status.',
    labelNames: ['area', 'operation', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'countersign_request_duration_seconds',
    help: 'How long responses took, without delays that were asked for.',
    labelNames: ['area', 'method'],
    buckets,
    registers,
  });
  const transactionSeconds = new Histogram({
    name: 'countersign_transaction_duration_seconds',
    help: 'How long transactions took, with all attempts.',
    labelNames: ['mode'],
    buckets,
    registers,
  });
  const retries = new Counter({
    name: 'countersign_transaction_retries_total',
    help: 'How often transactions were begun again, because they met others.',
    labelNames: ['mode'],
    registers,
  });
  const failures = new Counter({
    name: 'countersign_transaction_failures_total',
    help: 'Transactions that were given up or undone, also those of requests that were rejected.',
    labelNames: ['mode'],
    registers,
  });
  const deliveries = new Counter({
    name: 'countersign_deliveries_total',
    help: 'Tries to deliver an event, by what came of them: accepted, refused, or failed where there was no response.',
    labelNames: ['outcome', 'again'],
    registers,
  });
  const deliverySeconds = new Histogram({
    name: 'countersign_delivery_duration_seconds',
    help: 'How long listeners took.',
    buckets,
    registers,
  });
  const queue = new Gauge({
    name: 'countersign_events_queued',
    help: 'Events that are still to be sent, by state, in the whole database.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'countersign_events_oldest_seconds',
    help: 'How long the oldest event waits whose turn it is, by the clock of its tenant.',
    registers,
  });
  const available = new Gauge({
    name: 'countersign_database_available',
    help: 'Whether the database answers: 1, or 0.',
    registers,
  });
  const connections = new Gauge({
    name: 'countersign_database_connections',
    help: 'Connections to PostgreSQL: open, idle, and how many requests wait for one.',
    labelNames: ['state'],
    registers,
  });

  const endTransactions = database.reports.transaction.watch((one) => {
    const { mode, attempts, milliseconds } = one;
    transactionSeconds.observe({ mode }, milliseconds / 1000);
    if (attempts > 1) retries.inc({ mode }, attempts - 1);
    if (one.failed) failures.inc({ mode });
  });
  const endDeliveries = database.reports.delivery.watch(({ status, milliseconds, tries }) => {
    const isAccepted = status !== undefined && status >= 200 && status < 300;
    const outcome = isAccepted ? 'accepted' : status === undefined ? 'failed' : 'refused';
    deliveries.inc({ outcome, again: String(tries > 0) });
    deliverySeconds.observe(milliseconds / 1000);
  });

  function note(method: string, { outcome, status }: MockResponse, milliseconds: number): void {
    const { area = 'none', operation = 'none' } = outcome ?? {};
    requests.inc({ area, operation, status: String(status) });
    requestSeconds.observe({ area, method }, milliseconds / 1000);
  }

  async function show(): Promise<MockResponse> {
    const found = await readQueue(database).catch(() => undefined);
    available.set(found === undefined ? 0 : 1);
    queue.reset();
    oldest.reset();
    if (found !== undefined) {
      const { oldest: seconds, ...states } = found;
      for (const [state, count] of Object.entries(states)) queue.set({ state }, count);
      oldest.set(seconds);
    }
    for (const [state, count] of Object.entries(database.connections() ?? {}))
      connections.set({ state }, count);
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    return { status: 200, headers, body: await registry.metrics() };
  }

  return {
    page: {
      under: '/metrics',
      answer: ({ method, url }) =>
        url === '/metrics' && (method === 'GET' || method === 'HEAD') ? show() : undefined,
    },
    count: (handle) => async (request) => {
      const since = performance.now();
      const response = await handle(request);
      if (!isOwn(request.url)) note(request.method, response, performance.now() - since);
      return response;
    },
    close() {
      endTransactions();
      endDeliveries();
      registry.clear();
    },
  };
}

/** Checks whether an address belongs to pages or monitoring, whose requests are not measured. */
function isOwn(url: string): boolean {
  return /^\/(?:_countersign|console|healthz|metrics)(?:[/?]|$)/.test(url);
}

async function readQueue(database: Database): Promise<Queue> {
  return database.transaction('read', async (db) => {
    const counts = await db
      .selectFrom('deliveries')
      .where('state', 'in', ['waiting', 'queued', 'retrying', 'held'])
      .select(['state', ({ fn }) => fn.count<number>('worker').as('taken')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('state')
      .execute();
    const found: Queue = { waiting: 0, queued: 0, retrying: 0, held: 0, oldest: 0 };
    for (const { state, count, taken } of counts) {
      const all = Number(count);
      if (state === 'waiting') {
        // On SQLite a message that is being sent stays in the state `waiting`.
        found.queued += Number(taken);
        found.waiting = all - Number(taken);
      } else if (state === 'queued') found.queued += all;
      else if (state === 'retrying' || state === 'held') found[state] = all;
    }
    const first = await db
      .selectFrom('deliveries')
      .innerJoin('tenants', 'tenants.space', 'deliveries.space')
      .where('state', '=', 'waiting')
      .select(['deliveries.created_at', 'offset_ms', 'frozen_at'])
      .orderBy('deliveries.position')
      .limit(sql.lit(1))
      .executeTakeFirst();
    if (first !== undefined) {
      const { offset_ms: offset, frozen_at: frozenAt } = first;
      const now = getNow({ offset, frozenAt: frozenAt ?? undefined });
      found.oldest = Math.max(0, (now - first.created_at) / 1000);
    }
    return found;
  });
}
