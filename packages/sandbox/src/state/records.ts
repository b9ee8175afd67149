import type { ContentUses } from './content-uses.ts';
import { RecordsOfKind } from './records-of-kind.ts';
import { type Connection, readOwnJson } from './storage/connection.ts';

/** A kind of record that is kept, and the type of it. */
export interface Kind<Value> {
  readonly name: string;
  /** True if its records refer to contents. */
  readonly holdsContents: boolean;
  /**
   * Returns the time at which a record can be deleted, by the clock of its tenant; undefined for
   * never.
   */
  expiresAt(record: Value): number | undefined;
  /** Parses a stored body as a record of its type. */
  read(body: string): Value;
  /** Parses a stored body as a record that nobody changes: equal bodies are parsed once. */
  readShared(body: string): Readonly<Value>;
}

/** Options that most kinds of records do not need. */
interface KindOptions<Value> extends Partial<Pick<Kind<Value>, 'holdsContents' | 'expiresAt'>> {
  /** The length of the longest body that is kept parsed. */
  longestShared?: number;
}

/** Names a kind of record: `const groups = kind<StoredGroup>('group')`. */
export function kind<Value>(
  name: string,
  { longestShared, ...options }: KindOptions<Value> = {},
): Kind<Value> {
  return {
    name,
    holdsContents: false,
    expiresAt: () => undefined,
    ...options,
    read: readOwnJson<Value>,
    readShared: readOnce<Value>(longestShared),
  };
}

/** The maximum number of records of a kind that are kept parsed, and the usual length of their bodies. */
const mostShared = 1000;
const usualLongest = 4000;

/** Creates a function that parses bodies, and gives the same frozen record for equal ones. */
function readOnce<Value>(longest = usualLongest): (body: string) => Readonly<Value> {
  const known = new Map<string, Readonly<Value>>();
  return (body) => {
    const found = known.get(body);
    if (found !== undefined) return found;
    const record = readOwnJson<Value>(body);
    if (body.length > longest) return record;
    freeze(record);
    if (known.size >= mostShared) known.clear();
    known.set(body, record);
    return record;
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** The records of one kind, by the account that they belong to (empty for none) and their ID. */
export interface Records<Value> {
  get(account: string, id: string): Promise<Value | undefined>;
  /** Gets a record as `listShared` lists them. */
  getShared(account: string, id: string): Promise<Readonly<Value> | undefined>;
  /** Lists the records in the order in which they were first put. */
  list(account: string): Promise<Value[]>;
  /**
   * Lists the records in the same order, for work that only looks at them: they cannot be changed.
   * Records that did not change since an earlier call are not parsed again.
   */
  listShared(account: string): Promise<readonly Readonly<Value>[]>;
  /** Lists the records of all accounts. */
  everywhere(): Promise<{ account: string; id: string; record: Value }[]>;
  /** Lists the records of all accounts as `listShared` lists them. */
  everywhereShared(): Promise<{ account: string; id: string; record: Readonly<Value> }[]>;
  count(account: string): Promise<number>;
  /** Stores a record, replacing an earlier one. */
  put(account: string, id: string, record: Value): Promise<void>;
  /** Deletes a record. Resolves to false if there was none. */
  remove(account: string, id: string): Promise<boolean>;
  removeAll(account: string): Promise<void>;
}

/** The records of one kind in a space. */
export function createRecords<Value>(
  db: Connection,
  space: number,
  ofKind: Kind<Value>,
  uses?: ContentUses,
): Records<Value> {
  return new RecordsOfKind(db, space, ofKind, uses);
}
