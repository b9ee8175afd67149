import { randomUUID } from 'node:crypto';
import { type Connection, readOwnJson } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';
import { sql } from '../state/storage/kysely.ts';
import { noteChange } from '../state/storage/changes.ts';
import { warnOfFault } from '../state/storage/warn-of-fault.ts';
import type { DeliveryStep } from './delivery.ts';

/** The interval of a process's signs of life, in milliseconds. */
const beat = 350;

/**
 * Time in milliseconds without a sign of life after which others take over a process's messages.
 */
const silence = 2300;

/** The presence of this process among those that send messages from the same database. */
export interface Presence {
  /** The name that is on the messages it is sending. */
  readonly id: string;
  /** Takes over the messages of an earlier process, and repeats that on a shared database. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the presence for a database that only this process uses: a message that is being sent at
 * the start was left behind.
 */
export function aloneOn(database: Database): Presence {
  const id = randomUUID();
  return {
    id,
    async start() {
      await database.transaction('write', (db) => takeBack(db, 'waiting'));
    },
    async stop() {},
  };
}

/**
 * Creates the presence for a shared database: each process regularly writes a sign of life. The
 * time is that of the database's clock.
 * @param onTakenBack called when messages that a process left behind wait again
 */
export function amongOthers(database: Database, onTakenBack: () => void): Presence {
  const id = randomUUID();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const onFault = warnOfFault('writing the sign of life of this process');
  /** Time since when this process has written without a break; by its own clock. */
  let heardSince = performance.now();
  let heardAt = performance.now();

  async function sayOnce(): Promise<void> {
    const taken = await database.transaction('queue', async (db) => {
      await sql`
        insert into workers (id, seen_at) values (${id}, ${now})
        on conflict (id) do update set seen_at = ${now}`.execute(db);
      // After a break, such as one of the database, the others too need a moment to be heard.
      const judges = performance.now() - heardSince > silence;
      if (judges) await forgetSilent(db);
      return takeBack(db, 'queued');
    });
    const time = performance.now();
    if (time - heardAt > silence / 2) heardSince = time;
    heardAt = time;
    if (taken > 0) onTakenBack();
  }

  function sayAgain(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      // If the database is unavailable, no process can write a sign of life.
      running = sayOnce().catch(onFault);
      void running.then(sayAgain);
    }, beat);
    timer.unref();
  }

  return {
    id,
    async start() {
      await sayOnce();
      sayAgain();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await database
        .transaction('queue', async (db) => {
          await sql`delete from workers where id = ${id}`.execute(db);
        })
        // Others will find that it is gone.
        .catch(onFault);
    },
  };
}

const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

async function forgetSilent(db: Connection): Promise<void> {
  await sql`
    delete from workers where id in (
      select id from workers where seen_at < ${now} - ${sql.lit(silence)} for update skip locked
    )`.execute(db);
}

/**
 * Lets messages wait again whose process ended while it was sending them. Their receivers may have
 * got them, so that they count as tried: `retryCount` tells the receiver.
 * @param taken the state of messages that a process has taken: see `take`
 * @returns their number
 */
async function takeBack(db: Connection, taken: 'waiting' | 'queued'): Promise<number> {
  const left = await db
    .selectFrom('deliveries')
    .where('state', '=', taken)
    .where('worker', 'is not', null)
    .where('worker', 'not in', (from) => from.selectFrom('workers').select('id'))
    .select(['position', 'space', 'tries', 'steps', 'created_at', 'tried_at'])
    .execute();
  let count = 0;
  for (const { position, space, tries, steps, created_at, tried_at } of left) {
    const lost: DeliveryStep = {
      at: tried_at ?? created_at,
      text: 'The process that was sending the message ended; whether it was taken is not known.',
      failed: true,
    };
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({
        state: 'waiting',
        worker: null,
        tries: tries + 1,
        steps: JSON.stringify([...readOwnJson<DeliveryStep[]>(steps), lost]),
      })
      .where('position', '=', position)
      .where('state', '=', taken)
      // Another process may have come first.
      .where('tries', '=', tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    noteChange(db, space, 'delivery');
    count += 1;
  }
  return count;
}
