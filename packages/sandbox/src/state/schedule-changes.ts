import { builtOnce, type Connection, type Flavour, flavourOf } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';
import { type PutOff, putOffChanges } from './storage/put-off.ts';
import type { DueRow } from './storage/tables.ts';

type Place = Pick<DueRow, 'space' | 'kind' | 'key'>;
type Content = Pick<DueRow, 'due_at' | 'body'>;

/**
 * Changes of the schedule that a transaction collects: one envelope sets some dates, and cancels
 * others.
 */
interface ScheduleChanges extends PutOff {
  /** The last change of a place counts; undefined empties it. */
  put(place: Place, content: Content | undefined): void;
  /** Marks a key as new, so that the schedule cannot have items for it yet. */
  isNew(key: string): void;
}

const known = new WeakMap<Connection, ScheduleChanges>();

/** The changes of the transaction of a connection. */
export function getScheduleChanges(db: Connection): ScheduleChanges {
  let changes = known.get(db);
  if (changes === undefined) {
    known.set(db, (changes = createScheduleChanges(db)));
    putOffChanges(db, changes);
  }
  return changes;
}

function createScheduleChanges(db: Connection): ScheduleChanges {
  const pending = new Map<string, { place: Place; content: Content | undefined }>();
  const fresh = new Set<string>();
  const { set, empty } = writing[flavourOf(db)];
  return {
    put(place, content) {
      pending.set(`${place.space} ${place.kind} ${place.key}`, { place, content });
    },
    isNew: (key) => void fresh.add(key),
    async make() {
      if (pending.size === 0) return;
      const all = [...pending.values()];
      pending.clear();
      const emptied = all.filter(
        ({ content, place }) => content === undefined && !fresh.has(place.key),
      );
      if (emptied.length > 0)
        await empty(
          db,
          emptied.map(({ place }) => place),
        );
      const rows = all.flatMap(({ place, content }) =>
        content === undefined ? [] : [{ ...place, ...content }],
      );
      if (rows.length > 0) await set(db, rows);
    },
    forget() {
      pending.clear();
      fresh.clear();
    },
  };
}

/** The way in which the changes are written to the database. */
interface Writing {
  set(db: Connection, rows: readonly DueRow[]): Promise<void>;
  empty(db: Connection, places: readonly Place[]): Promise<void>;
}

/** Writes one row per statement, for SQLite, which runs in this process. */
const oneByOne: Writing = {
  async set(db, rows) {
    for (const { space, kind, key, due_at, body } of rows)
      await setOne(db, [space, kind, key, due_at, body]);
  },
  async empty(db, places) {
    for (const { space, kind, key } of places) await emptyOne(db, [space, kind, key]);
  },
};

/** Writes all rows in one statement, for PostgreSQL, where each statement costs a round trip. */
const atOnce: Writing = {
  async set(db, rows) {
    await setAll(db, [
      rows.map(({ space }) => space),
      rows.map(({ kind }) => kind),
      rows.map(({ key }) => key),
      rows.map(({ due_at }) => due_at),
      rows.map(({ body }) => body),
    ]);
  },
  async empty(db, places) {
    await emptyAll(db, [
      places.map(({ space }) => space),
      places.map(({ kind }) => kind),
      places.map(({ key }) => key),
    ]);
  },
};

const writing: Readonly<Record<Flavour, Writing>> = { sqlite: oneByOne, postgres: atOnce };

const setOne = builtOnce((db) =>
  db
    .insertInto('due')
    .values({ space: 0, kind: '', key: '', due_at: 0, body: '' })
    .onConflict((conflict) =>
      conflict.columns(['space', 'key', 'kind']).doUpdateSet(({ ref }) => ({
        due_at: ref('excluded.due_at'),
        body: ref('excluded.body'),
      })),
    ),
);

const emptyOne = builtOnce((db) =>
  db.deleteFrom('due').where('space', '=', 0).where('kind', '=', '').where('key', '=', ''),
);

const setAll = builtOnce((db) => ({
  compile: () =>
    sql`
      insert into due (space, kind, key, due_at, body)
      select * from unnest(
        ${[]}::bigint[], ${[]}::text[], ${[]}::text[], ${[]}::bigint[], ${[]}::text[]
      )
      on conflict (space, key, kind) do update
      set due_at = excluded.due_at, body = excluded.body`.compile(db),
}));

const emptyAll = builtOnce((db) => ({
  compile: () =>
    sql`
      delete from due using unnest(${[]}::bigint[], ${[]}::text[], ${[]}::text[])
        as emptied (space, kind, key)
      where due.space = emptied.space and due.kind = emptied.kind and due.key = emptied.key`.compile(
      db,
    ),
}));
