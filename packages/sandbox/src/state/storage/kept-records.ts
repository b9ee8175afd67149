// A process that alone writes a file of SQLite reads the same records for each request: the account,
// its members, its rules, its configurations. They are kept as they were read until one of their kind
// changes (docs/decisions/0157-records-that-stay-read.md).
import { type Connection, countOtherChanges, flavourOf, onlyReads } from './connection.ts';
import { whenUndone } from './undone.ts';

/** A row of a list of records. */
export interface KeptRow {
  readonly account: string;
  readonly id: string;
  readonly body: string;
}

/** The records of a kind in a space that were read; what changes the kind lets go of the object. */
export interface KeptKind {
  /** The body of each record by account and ID; undefined for one that does not exist. */
  readonly found: Map<string, string | undefined>;
  /** The records of an account, by that; of all accounts, by undefined. */
  readonly listed: Map<string | undefined, readonly KeptRow[]>;
  /** The IDs of the records of an account that has few. */
  readonly ids: Map<string, ReadonlySet<string>>;
  /** The number of records that were asked for and do not exist. */
  missed: number;
}

/** The records of the spaces of one file. */
interface KeptRecords {
  spaces: Map<number, Map<string, KeptKind>>;
  /** The version of the file that other programs have left. */
  others: number | undefined;
}

/** The maximum numbers of spaces that are kept, and of records and lists of a kind in each. */
const mostSpaces = 50;
const mostRecords = 200;
const mostLists = 20;

/** The maximum length of a body that is kept, and of those of a list together. */
const longest = 10_000;

const keptOf = new WeakMap<object, KeptRecords>();

/** Finds what is kept of a file; undefined on PostgreSQL, and for a connection that only reads. */
function findKept(db: Connection): KeptRecords | undefined {
  const { adapter } = db.getExecutor();
  const known = keptOf.get(adapter);
  if (known !== undefined) return known;
  if (flavourOf(db) === 'postgres' || onlyReads(db)) return undefined;
  const kept: KeptRecords = { spaces: new Map(), others: undefined };
  keptOf.set(adapter, kept);
  whenUndone(db, () => kept.spaces.clear());
  return kept;
}

/**
 * Finds what is kept of a kind of records. It is asked for before the database is read, so that what
 * was read before a change is never taken for what was read after it.
 */
export function findKeptKind(db: Connection, space: number, kind: string): KeptKind | undefined {
  const spaces = findKept(db)?.spaces;
  if (spaces === undefined) return undefined;
  let kinds = spaces.get(space);
  if (kinds === undefined) {
    if (spaces.size >= mostSpaces) spaces.clear();
    spaces.set(space, (kinds = new Map()));
  }
  let found = kinds.get(kind);
  if (found === undefined)
    kinds.set(kind, (found = { found: new Map(), listed: new Map(), ids: new Map(), missed: 0 }));
  return found;
}

/** Keeps the body of a record that was read, or that there is none. */
export function keepRecord({ found }: KeptKind, key: string, body: string | undefined): void {
  if (body !== undefined && body.length > longest) return;
  if (found.size >= mostRecords) found.clear();
  found.set(key, body);
}

/** The records that may be missing before the IDs of an account are kept, and the most IDs of one. */
const fewMissed = 2;
const mostIds = 50;

/**
 * Keeps the IDs of the records of an account, where others were asked for: nearly no envelope belongs
 * to a room, a workflow or a workspace.
 * @param read reads so many IDs
 */
export async function keepIds(
  kept: KeptKind,
  account: string,
  read: (most: number) => Promise<readonly string[]>,
): Promise<void> {
  kept.missed += 1;
  if (kept.missed !== fewMissed) return;
  const ids = await read(mostIds + 1);
  if (ids.length <= mostIds) kept.ids.set(account, new Set(ids));
}

/** Keeps the records of an account, or of all, that were read. */
export function keepList(
  { listed }: KeptKind,
  account: string | undefined,
  rows: readonly KeptRow[],
): void {
  if (rows.reduce((length, { body }) => length + body.length, rows.length) > longest) return;
  if (listed.size >= mostLists) listed.clear();
  listed.set(account, rows);
}

/** Forgets the records of a kind in a space, which change. */
export function forgetKind(db: Connection, space: number, kind: string): void {
  findKept(db)?.spaces.get(space)?.delete(kind);
}

/** Forgets all records, after a change of rows by anything but `state.of`. */
export function forgetRecords(db: Connection): void {
  findKept(db)?.spaces.clear();
}

/** Forgets all where another program has changed the file, such as one that restores a backup. */
export function noticeOtherPrograms(db: Connection): void {
  const kept = findKept(db);
  if (kept === undefined) return;
  const others = countOtherChanges(db);
  if (others !== kept.others) kept.spaces.clear();
  kept.others = others;
}
