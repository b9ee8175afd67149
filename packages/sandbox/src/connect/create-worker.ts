import { setTimeout as wait } from 'node:timers/promises';
import { loadOnce } from '../engine/load-once.ts';
import type { Database } from '../state/storage/database.ts';
import { warnOfFault } from '../state/storage/warn-of-fault.ts';
import type { DeliveryParts } from './deliver.ts';
import { aloneOn, amongOthers } from './presence.ts';
import type { Next, Waiting, Worker } from './worker.ts';

/** The maximum numbers of messages being sent at once, and of messages remembered as next. */
const mostAtOnce = 128;
const mostKnown = 1000;

/** The pause after a failure of the database, in milliseconds. */
const pause = 500;

/**
 * The interval of checks for messages that other processes on the same database have left, in
 * milliseconds.
 */
const lookEvery = 250;

/**
 * Delivers within this process. Each message is taken for that, so that of several processes on the
 * same database one sends it, and the others take over what one leaves that ends.
 */
export function createWorker(given: Omit<DeliveryParts, 'worker' | 'stopping'>): Worker {
  const { database } = given;
  const isShared = database.flavour === 'postgres';
  const presence = isShared ? amongOthers(database, lookNow) : aloneOn(database);
  const ending = new AbortController();
  const onFault = warnOfFault('delivering messages');
  const parts = { ...given, worker: presence.id, stopping: ending.signal };
  // Messages that were read, by lane; the first of a lane is being sent, or about to be.
  const lanes = new Map<string, number[]>();
  const known = new Set<number>();
  // Messages that are being sent; and those of them whose position now has another message.
  const onTheWay = new Set<number>();
  const replaced = new Set<number>();
  const ready = new Set<string>();
  const resting: (() => void)[] = [];
  let last = 0;
  // The position from which on the worker takes the messages that it reads. Earlier ones were left
  // by another process, which is about to take them: this worker takes them only when it finds them
  // again.
  let own = 0;
  let leftToOthers = new Set<number>();
  let toRead = false;
  let reading: Promise<void> | undefined;
  let running = 0;
  let stopped = true;
  let later: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  function wake(): void {
    if (stopped || !toRead) return settle();
    if (reading !== undefined || known.size > mostKnown / 2) return;
    toRead = false;
    reading = readOnce();
  }

  async function readOnce(): Promise<void> {
    try {
      await read();
    } catch (error) {
      onFault(error);
      reading = undefined;
      lookLater();
      fill();
      // A caller that waits for the worker to settle is released, too.
      settle();
      return;
    }
    reading = undefined;
    fill();
    wake();
  }

  async function read(): Promise<void> {
    const after = last;
    const from = isShared ? own : 0;
    own = Number.POSITIVE_INFINITY;
    const rows = await waitingAfter(database, after, mostKnown);
    // If an earlier message arrived in the meantime, all after it are read again.
    if (last === after) last = rows.at(-1)?.position ?? after;
    const foundBefore = leftToOthers;
    if (after === 0) leftToOthers = new Set();
    for (const { position, lane } of rows) {
      if (known.has(position)) continue;
      if (position < from && !foundBefore.has(position)) {
        leftToOthers.add(position);
        continue;
      }
      putInLane({ position, lane });
    }
    if (rows.length < mostKnown) return;
    own = Math.min(own, from);
    toRead = true;
  }

  function putInLane({ position, lane }: Next): void {
    known.add(position);
    const others = lanes.get(lane);
    if (others === undefined) {
      lanes.set(lane, [position]);
      ready.add(lane);
      return;
    }
    // The first one is being sent, or about to be. A later one may have been committed before.
    const after = others.findIndex((other, index) => index > 0 && other > position);
    others.splice(after === -1 ? others.length : after, 0, position);
  }

  /** Takes new messages of this process without reading them. */
  function takeOver(added: readonly Next[]): void {
    for (const next of added) {
      // SQLite gives the positions of deleted rows to new ones, as after a reset.
      if (onTheWay.has(next.position)) replaced.add(next.position);
      if (!known.has(next.position)) putInLane(next);
    }
    fill();
  }

  /** Has messages read, the first of them at this position or after it. */
  function readFrom(position: number): void {
    last = Math.min(last, Math.max(0, position - 1));
    own = Math.min(own, position);
    toRead = true;
    wake();
  }

  function fill(): void {
    if (stopped) return;
    for (const lane of ready) {
      if (running >= mostAtOnce) return;
      ready.delete(lane);
      const position = lanes.get(lane)?.[0];
      if (position === undefined) continue;
      running += 1;
      onTheWay.add(position);
      void send(lane, position);
    }
  }

  async function send(lane: string, position: number): Promise<void> {
    const others = await attempt(parts, position).catch((error: unknown) => {
      // A message whose receiver is still busy at the end of the process stays waiting.
      if (!stopped) onFault(error);
      lookLater();
      return false;
    });
    running -= 1;
    known.delete(position);
    onTheWay.delete(position);
    if (replaced.delete(position) || others) lookAgain();
    const queue = lanes.get(lane) ?? [];
    queue.shift();
    if (queue.length === 0) lanes.delete(lane);
    else ready.add(lane);
    fill();
    wake();
  }

  function lookAgain(): void {
    own = 0;
    last = 0;
    toRead = true;
  }

  function lookNow(): void {
    lookAgain();
    wake();
  }

  function lookForOthers(): void {
    last = 0;
    toRead = true;
    wake();
  }

  /**
   * The database may be unavailable for a while; messages whose wake-up was missed are found again.
   */
  function lookLater(): void {
    if (stopped || later !== undefined) return;
    later = setTimeout(() => {
      later = undefined;
      void letGo(database, presence.id, onTheWay).then(lookNow, lookLater);
    }, pause);
    later.unref();
  }

  function settle(): void {
    if (running > 0 || reading !== undefined) return;
    if (!stopped && (toRead || known.size > 0 || later !== undefined)) return;
    for (const done of resting.splice(0)) done();
  }

  const settled = () =>
    new Promise<void>((resolve) => {
      resting.push(resolve);
      settle();
    });

  return {
    async start() {
      await presence.start();
      stopped = false;
      if (isShared) looking = setInterval(lookForOthers, lookEvery).unref();
      lookNow();
    },
    wake({ added, others }: Waiting) {
      const isFull = known.size + added.length > mostKnown;
      if (!isFull && !stopped) takeOver(added);
      if (others || isFull || stopped) readFrom(others ? 0 : (added[0]?.position ?? 0));
    },
    async idle() {
      await settled();
      if (isShared) await untilQuiet(database, ending.signal);
    },
    async stop() {
      stopped = true;
      clearTimeout(later);
      clearInterval(looking);
      ending.abort();
      await settled();
      await presence.stop();
    },
  };
}

/** Resolves when nothing waits for its first try, also with another process. */
async function untilQuiet(database: Database, ending: AbortSignal): Promise<void> {
  for (;;) {
    if (ending.aborted || !(await isBusy(database))) return;
    await wait(10);
  }
}

/** Checks whether any message waits for its first attempt. */
async function isBusy(database: Database): Promise<boolean> {
  const row = await database.transaction('read', (db) =>
    db
      .selectFrom('deliveries')
      .where('state', 'in', ['waiting', 'queued'])
      .select('position')
      .limit(1)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Lets messages wait again that a process has taken, but is not sending after all. */
async function letGo(
  database: Database,
  worker: string,
  onTheWay: ReadonlySet<number>,
): Promise<void> {
  await database.transaction('queue', (db) => {
    const left = db
      .updateTable('deliveries')
      .set({ state: 'waiting', worker: null })
      .where('state', 'in', ['waiting', 'queued'])
      .where('worker', '=', worker);
    return (onTheWay.size === 0 ? left : left.where('position', 'not in', [...onTheWay])).execute();
  });
}

/** Loads the module that writes and signs messages. */
const loadDelivery = loadOnce(() => import('./deliver.ts'));

async function attempt(parts: DeliveryParts, position: number): Promise<boolean> {
  const { deliver } = await loadDelivery();
  return deliver(parts, position);
}

async function waitingAfter(database: Database, after: number, most: number): Promise<Next[]> {
  return database.transaction('read', (db) =>
    db
      .selectFrom('deliveries')
      .where('state', '=', 'waiting')
      .where('position', '>', after)
      .select(['position', 'lane'])
      .orderBy('position')
      .limit(most)
      .execute(),
  );
}
