import type { Database } from '../state/storage/database.ts';
import type { DeliveryParts } from './deliver.ts';
import type { Worker } from './worker.ts';

/** How many messages are on their way at once, and how many are remembered to be next. */
const mostAtOnce = 128;
const mostKnown = 1000;

/** How long it lets the database be where that failed, in milliseconds. */
const pause = 1000;

interface Next {
  position: number;
  lane: string;
}

/** Delivers within this process: the only one on its database. */
export function createLocalWorker(parts: DeliveryParts): Worker {
  const { database } = parts;
  // Those that were read, by their lanes; the first of a lane is on its way or about to be.
  const lanes = new Map<string, number[]>();
  const known = new Set<number>();
  // Those that are on their way; and of these, those whose position has been given to another one.
  const onTheWay = new Set<number>();
  const replaced = new Set<number>();
  const ready: string[] = [];
  const resting: (() => void)[] = [];
  let last = 0;
  let toRead = false;
  let reading: Promise<void> | undefined;
  let running = 0;
  let stopped = true;
  let later: NodeJS.Timeout | undefined;

  function wake(): void {
    if (stopped || !toRead) return settle();
    if (reading !== undefined || known.size > mostKnown / 2) return;
    toRead = false;
    reading = readOnce();
  }

  async function readOnce(): Promise<void> {
    try {
      await read();
    } catch {
      reading = undefined;
      lookLater();
      fill();
      return;
    }
    reading = undefined;
    fill();
    wake();
  }

  async function read(): Promise<void> {
    const after = last;
    const rows = await waitingAfter(database, after, mostKnown);
    // In the meantime an earlier one can have come; then all after that are read again.
    if (last === after) last = rows.at(-1)?.position ?? after;
    for (const { position, lane } of rows) {
      if (known.has(position)) continue;
      known.add(position);
      const others = lanes.get(lane);
      if (others === undefined) {
        lanes.set(lane, [position]);
        ready.push(lane);
      } else others.push(position);
    }
    if (rows.length === mostKnown) toRead = true;
  }

  function fill(): void {
    if (stopped) return;
    for (const lane of ready.splice(0, mostAtOnce - running)) {
      const position = lanes.get(lane)?.[0];
      if (position === undefined) continue;
      running += 1;
      onTheWay.add(position);
      void send(lane, position);
    }
  }

  async function send(lane: string, position: number): Promise<void> {
    const others = await attempt(parts, position).catch(() => {
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
    else ready.push(lane);
    fill();
    wake();
  }

  function lookAgain(): void {
    last = 0;
    toRead = true;
  }

  /** The database may be away for a while; what was not noted down is found again. */
  function lookLater(): void {
    if (stopped || later !== undefined) return;
    later = setTimeout(() => {
      later = undefined;
      lookAgain();
      wake();
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
      stopped = false;
      lookAgain();
      wake();
    },
    wake(from) {
      // SQLite gives the positions of deleted rows to new ones, as after a reset.
      if (from > 0 && from <= last)
        for (const position of onTheWay) if (position >= from) replaced.add(position);
      last = Math.min(last, Math.max(0, from - 1));
      toRead = true;
      wake();
    },
    idle: settled,
    async stop() {
      stopped = true;
      clearTimeout(later);
      await settled();
    },
  };
}

/** Loads what writes and signs messages when there is a first one. */
async function attempt(parts: DeliveryParts, position: number): Promise<boolean> {
  const { deliver } = await import('./deliver.ts');
  return deliver(parts, { position });
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
