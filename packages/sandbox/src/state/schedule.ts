import { getScheduleChanges } from './schedule-changes.ts';
import { type Connection, flavourOf, readOwnJson } from './storage/connection.ts';

/** A scheduled job. An item with the same kind and key replaces the earlier one. */
export interface ScheduledItem {
  /** The job to run: a key of `jobs` in the object of an area. */
  kind: string;
  /** The subject of the job, such as an envelope ID. */
  key: string;
  /** Time in milliseconds since 1970, by the tenant's clock. */
  at: number;
  /** Further arguments of the job. */
  with?: Readonly<Record<string, string>>;
}

/** The calendar of a space. */
export interface Schedule {
  set(item: ScheduledItem): Promise<void>;
  cancel(kind: string, key: string): Promise<void>;
  /**
   * Lists the items due up to a time, earliest first, without those that another process is
   * running.
   */
  upTo(time: number, most: number): Promise<ScheduledItem[]>;
  /**
   * Checks whether an item is due up to a time, including items that another process is running.
   */
  isDue(time: number): Promise<boolean>;
}

/** The connections whose transaction has left something due by its own time. */
const dueNow = new WeakSet<Connection>();

/** Checks whether a transaction has added an item that is due at once. */
export function hasDueNow({ db }: { db: Connection }): boolean {
  return dueNow.has(db);
}

/** @param now the time of the transaction, by the tenant's clock */
export function createSchedule(db: Connection, space: number, now: number): Schedule {
  const changes = getScheduleChanges(db);
  return {
    async set({ kind, key, at, with: more = {} }) {
      if (at <= now) dueNow.add(db);
      changes.put({ space, kind, key }, { due_at: at, body: JSON.stringify(more) });
    },
    async cancel(kind, key) {
      changes.put({ space, kind, key }, undefined);
    },
    async upTo(time, most) {
      await changes.make();
      const due = db
        .selectFrom('due')
        .where('space', '=', space)
        .where('due_at', '<=', time)
        .selectAll()
        .orderBy('due_at')
        .limit(most);
      // On PostgreSQL, items that another process is running are skipped.
      const rows = await (
        flavourOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due
      ).execute();
      return rows.map(({ kind, key, due_at, body }) => ({
        kind,
        key,
        at: due_at,
        with: readOwnJson<Record<string, string>>(body),
      }));
    },
    async isDue(time) {
      await changes.make();
      const found = await db
        .selectFrom('due')
        .where('space', '=', space)
        .where('due_at', '<=', time)
        .select('key')
        .limit(1)
        .execute();
      return found.length > 0;
    },
  };
}
