import { setTimeout as pause } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../state/storage/database.ts';
import { deliver, type DeliveryParts } from './deliver.ts';
import type { Worker } from './worker.ts';

/** The queue of messages; the order within a lane is kept whichever process takes them. */
const queue = 'connect-deliveries';

/** How many messages a process has on their way at once: so many workers with so many each. */
const workers = 4;
const batchSize = 32;

/** How long workers wait before they look for jobs without being told, in seconds. */
const pollingInterval = 1;

/** How long what a process left behind may lie before another one looks, in milliseconds. */
const longestUnseen = 5000;

/** A job is for the next message of a lane, so that it does not matter in which order jobs come. */
interface Job {
  lane: string;
}

/**
 * Delivers together with the other processes on the same PostgreSQL, through a queue there.
 * @param url of the PostgreSQL
 */
export function createSharedWorker(parts: DeliveryParts, url: string): Worker {
  const { database } = parts;
  const boss = new PgBoss({
    connectionString: url,
    schema: 'countersign_jobs',
    max: 4,
    schedule: false,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  });
  // Errors of the database reach the callers that wait for an answer.
  boss.on('error', () => {});
  let handing: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let worker = '';

  function wake(): void {
    if (stopped) return;
    if (handing !== undefined) {
      again = true;
      return;
    }
    handing = handOver(database, boss)
      // The other processes hear of it from the database.
      .then(() => boss.notifyWorker(worker))
      .catch(() => {})
      .finally(() => {
        handing = undefined;
        if (!again) return;
        again = false;
        wake();
      });
  }

  async function work(jobs: { data: Job }[]): Promise<void> {
    const others = await Promise.all(jobs.map(({ data }) => deliver(parts, data)));
    if (others.includes(true)) wake();
    // Where there was something there may be more, such as the next message of a lane.
    boss.notifyWorker(worker);
  }

  return {
    async start() {
      await boss.start();
      await boss.createQueue(queue, {
        policy: 'key_strict_fifo',
        notify: true,
        retryLimit: 1000,
        retryDelay: 1,
        expireInSeconds: 300,
        heartbeatSeconds: 10,
        deleteAfterSeconds: 60,
      });
      const options = {
        batchSize,
        localConcurrency: workers,
        pollingIntervalSeconds: pollingInterval,
        notifyPollingIntervalSeconds: pollingInterval,
      };
      worker = await boss.work<Job>(queue, options, work);
      stopped = false;
      timer = setInterval(wake, longestUnseen);
      timer.unref();
      wake();
    },
    wake,
    async idle() {
      for (;;) {
        if (stopped || !(await isBusy(database))) return;
        await pause(10);
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await handing;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Gives what waits to the queue, in the transaction in which it is marked as given. */
async function handOver(database: Database, boss: PgBoss): Promise<void> {
  for (;;) {
    const given = await database.transaction('queue', async (db) => {
      const rows = await db
        .updateTable('deliveries')
        .set({ state: 'queued' })
        .where('state', '=', 'waiting')
        .where('position', 'in', (waiting) =>
          waiting
            .selectFrom('deliveries')
            .where('state', '=', 'waiting')
            .select('position')
            .orderBy('position')
            .limit(500),
        )
        .returning('lane')
        .execute();
      const jobs = rows.map(({ lane }) => ({ data: { lane }, singletonKey: lane }));
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(db) });
      return jobs.length;
    });
    if (given === 0) return;
  }
}

/** Whether anything waits for its first try. */
async function isBusy(database: Database): Promise<boolean> {
  const row = await database.transaction('queue', (db) =>
    db
      .selectFrom('deliveries')
      .where('state', 'in', ['waiting', 'queued'])
      .select('position')
      .limit(1)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
