// On PostgreSQL each statement costs a round trip. Requests of one kind by one caller read the same
// records again and again, such as the token, the account and the user, so these are read together
// with the tenant in one statement. Earlier requests determine only which records are read: each
// value comes from the transaction that uses it.
import type { Connection } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';
import { putOffChanges } from './storage/put-off.ts';
import { whichSnapshot } from './storage/which-server.ts';
import { readTenant, type Tenant, type TenantColumns } from './tenant.ts';

/** A record: its kind, the account that it belongs to, and its ID. */
type Key = readonly [kind: string, account: string, id: string];

/** A list of all records of a kind, in one account or in all. */
type ListKey = readonly [kind: string, account: string | undefined];

interface ListedRow {
  account: string;
  id: string;
  body: string;
}

/** The records and lists that requests of one kind read. */
interface Habit {
  keys: Map<string, Key>;
  lists: Map<string, ListKey>;
}

/** The records that a transaction has read ahead, and those that it requested. */
interface Reading {
  /** The space that it has read: that of the tenant. */
  space?: number;
  found: Map<string, string | undefined>;
  listed: Map<string, ListedRow[]>;
  asked: Habit;
  snapshot?: string;
  /** True if what the transaction reads later is added; see `keepReads`. */
  keeps?: boolean;
}

const readings = new WeakMap<Connection, Reading>();

const none = '';

function formatKey(parts: readonly (string | undefined)[]): string {
  return JSON.stringify(parts);
}

/** The maximum number of kinds of requests that are remembered, and of records for each. */
const mostHabits = 1000;
const mostKeys = 40;

/** Remembers the records that earlier requests have read, by the kind of the request. */
export interface Habits {
  /** Finds a tenant as `findTenant` does, and reads ahead what requests of this kind read. */
  findTenant(db: Connection, name: string, kind: string): Promise<Tenant | undefined>;
  /** Remembers what a transaction has read. */
  learn(db: Connection, kind: string): void;
}

/** @param hasSnapshots true if the database can say which snapshot a transaction reads */
export function createHabits(hasSnapshots: boolean): Habits {
  // `last` has the reads of the last request, `steady` those that the last two have in common.
  const known = new Map<string, { last: Habit; steady: Habit }>();
  return {
    async findTenant(db, name, kind) {
      const reading = newReading();
      readings.set(db, reading);
      const habit = known.get(kind)?.steady ?? newHabit();
      return readAhead(db, { name, hasSnapshots }, habit, reading);
    },
    learn(db, kind) {
      const asked = readings.get(db)?.asked;
      if (asked === undefined) return;
      const before = known.get(kind);
      if (before === undefined && known.size >= mostHabits) known.clear();
      known.set(kind, {
        last: asked,
        steady: {
          keys: keepCommon(asked.keys, before?.last.keys),
          lists: keepCommon(asked.lists, before?.last.lists),
        },
      });
    },
  };
}

function newReading(): Reading {
  return { found: new Map(), listed: new Map(), asked: newHabit() };
}

function newHabit(): Habit {
  return { keys: new Map(), lists: new Map() };
}

function keepCommon<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value> = new Map(),
): Map<string, Value> {
  return new Map([...one].filter(([key]) => other.has(key)).slice(0, mostKeys));
}

interface AheadRow extends TenantColumns {
  /** 0 for the tenant, 1 for a record, 2 for one of a list of an account, 3 for one of all accounts. */
  part: number;
  snapshot: string | null;
  kind: string;
  account: string;
  id: string;
  body: string | null;
  position: number;
}

async function readAhead(
  db: Connection,
  { name, hasSnapshots }: { name: string; hasSnapshots: boolean },
  { keys, lists }: Habit,
  reading: Reading,
): Promise<Tenant | undefined> {
  const { found, listed } = reading;
  const snapshot = hasSnapshots ? whichSnapshot : sql`null::text`;
  const wanted = [...keys.values()];
  const listKeys = [...lists.values()];
  const { rows } = await sql<AheadRow>`
    with tenant as (
      select tenants.space, offset_ms, frozen_at, settings from tenants
      join spaces on spaces.space = tenants.space where name = ${name}
    )
    select 0 as part, tenant.*, null as kind, null as account, null as id, null as body, 0 as position,
      ${snapshot} as snapshot
    from tenant
    union all
    select 1, tenant.*, wanted.kind, wanted.account, wanted.id, things.body, 0, null
    from tenant
    cross join unnest(
      ${wanted.map(([kind]) => kind)}::text[],
      ${wanted.map(([, account]) => account)}::text[],
      ${wanted.map(([, , id]) => id)}::text[]
    ) as wanted (kind, account, id)
    left join things on things.space = tenant.space and things.kind = wanted.kind
      and things.account = wanted.account and things.id = wanted.id
    union all
    select case when wanted.everywhere then 3 else 2 end, tenant.*,
      things.kind, things.account, things.id, things.body, things.position, null
    from tenant
    cross join unnest(
      ${listKeys.map(([kind]) => kind)}::text[],
      ${listKeys.map(([, account]) => account ?? none)}::text[],
      ${listKeys.map(([, account]) => account === undefined)}::boolean[]
    ) as wanted (kind, account, everywhere)
    join things on things.space = tenant.space and things.kind = wanted.kind
      and (wanted.everywhere or things.account = wanted.account)`.execute(db);
  const tenant = rows.find(({ part }) => part === 0);
  if (tenant === undefined) return undefined;
  reading.space = tenant.space;
  if (tenant.snapshot !== null) reading.snapshot = tenant.snapshot;
  for (const key of lists.keys()) listed.set(key, []);
  for (const { part, kind, account, id, body } of rows.toSorted(byPosition))
    if (part === 1) found.set(formatKey([kind, account, id]), body ?? undefined);
    else if (part > 1 && body !== null)
      listed.get(formatKey([kind, part === 3 ? undefined : account]))?.push({ account, id, body });
  return readTenant(name, tenant);
}

function byPosition(one: AheadRow, other: AheadRow): number {
  return one.position - other.position;
}

/** The snapshot that a transaction reads; see `Database.version`. */
export function findSnapshot(db: Connection): string | undefined {
  return readings.get(db)?.snapshot;
}

/** A record that was found by reading ahead. */
export interface Ahead<Value> {
  value: Value;
}

/** Finds the records that a transaction has read ahead of a space; undefined for spaces of other tenants. */
function findReading(db: Connection, space: number): Reading | undefined {
  const reading = readings.get(db);
  return reading?.space === space ? reading : undefined;
}

/**
 * Returns the body of a record that was read ahead; the inner value is undefined if the record does
 * not exist.
 */
export function findAhead(
  db: Connection,
  space: number,
  ...key: Key
): Ahead<string | undefined> | undefined {
  const reading = findReading(db, space);
  if (reading === undefined) return undefined;
  const text = formatKey(key);
  reading.asked.keys.set(text, key);
  return reading.found.has(text) ? { value: reading.found.get(text) } : undefined;
}

/** The records of a kind in a space that were read ahead. */
export function listAhead(
  db: Connection,
  space: number,
  ...key: ListKey
): readonly ListedRow[] | undefined {
  const reading = findReading(db, space);
  if (reading === undefined) return undefined;
  const text = formatKey(key);
  reading.asked.lists.set(text, key);
  return reading.listed.get(text);
}

/**
 * Keeps the records of a space that a transaction reads from now on, for work that reads the same
 * ones for each of many envelopes. A savepoint that is undone makes it forget them.
 */
export function keepReads(db: Connection, space: number): void {
  const known = findReading(db, space);
  if (known?.keeps === true) return;
  const reading = Object.assign(known ?? newReading(), { space, keeps: true });
  readings.set(db, reading);
  putOffChanges(db, {
    make: async () => {},
    forget() {
      reading.found.clear();
      reading.listed.clear();
    },
  });
}

/** Keeps the body of a record that was read, or that there is none, where the transaction keeps it. */
export function keepFound(db: Connection, space: number, key: Key, body: string | undefined): void {
  const reading = findReading(db, space);
  if (reading?.keeps === true) reading.found.set(formatKey(key), body);
}

/** Keeps the records of a kind that were read, where the transaction keeps them. */
export function keepListed(
  db: Connection,
  space: number,
  key: ListKey,
  rows: readonly ListedRow[],
): void {
  const reading = findReading(db, space);
  if (reading?.keeps === true) reading.listed.set(formatKey(key), [...rows]);
}

/**
 * Discards the records of a kind that were read ahead in a space, since the transaction changes
 * them.
 */
export function forgetAhead(db: Connection, space: number, changed: string): void {
  const reading = findReading(db, space);
  if (reading === undefined) return;
  const prefix = `[${JSON.stringify(changed)},`;
  for (const known of [reading.found, reading.listed])
    for (const key of known.keys()) if (key.startsWith(prefix)) known.delete(key);
}
