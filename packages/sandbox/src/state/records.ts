import { builtOnce, type Connection, readOwnJson } from './storage/connection.ts';
import { noteChange } from './storage/changes.ts';
import { findKeptKind, forgetKind, keepIds, keepList, keepRecord } from './storage/kept-records.ts';
import type { ContentUses } from './content-uses.ts';
import { findAhead, forgetAhead, keepFound, keepListed, listAhead } from './read-ahead.ts';

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
type KindOptions<Value> = Partial<Pick<Kind<Value>, 'holdsContents' | 'expiresAt'>>;

/** Names a kind of record: `const groups = kind<StoredGroup>('group')`. */
export function kind<Value>(name: string, options: KindOptions<Value> = {}): Kind<Value> {
  return {
    name,
    holdsContents: false,
    expiresAt: () => undefined,
    ...options,
    read: readOwnJson<Value>,
    readShared: readOnce<Value>(),
  };
}

/** The maximum number of records of a kind that are kept parsed, and the length of their bodies. */
const mostShared = 1000;
const longestShared = 4000;

/** Creates a function that parses bodies, and gives the same frozen record for equal ones. */
function readOnce<Value>(): (body: string) => Readonly<Value> {
  const known = new Map<string, Readonly<Value>>();
  return (body) => {
    const found = known.get(body);
    if (found !== undefined) return found;
    const record = readOwnJson<Value>(body);
    if (body.length > longestShared) return record;
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

const getRecord = builtOnce((db) =>
  db
    .selectFrom('things')
    .where('space', '=', 0)
    .where('kind', '=', '')
    .where('account', '=', '')
    .where('id', '=', '')
    .select('body'),
);

/** Selects the records of a kind in a space, in the order in which they were first put. */
function selectAll(db: Connection) {
  return db
    .selectFrom('things')
    .where('space', '=', 0)
    .where('kind', '=', '')
    .select(['account', 'id', 'body'])
    .orderBy('position');
}

const listRecords = builtOnce((db) => selectAll(db).where('account', '=', ''));
const listEverywhere = builtOnce(selectAll);

const putRecord = builtOnce((db) =>
  db
    .insertInto('things')
    .values({ space: 0, kind: '', account: '', id: '', body: '', expires_at: null })
    .onConflict((conflict) =>
      conflict.columns(['space', 'kind', 'account', 'id']).doUpdateSet(({ ref }) => ({
        body: ref('excluded.body'),
        expires_at: ref('excluded.expires_at'),
      })),
    ),
);

/**
 * Rejects texts that cannot be a key. Addresses of pages may contain a NUL, which PostgreSQL does
 * not accept, not even in a comparison.
 */
export function isNoKey(text: string): boolean {
  return text.includes('\0');
}

/** The records of one kind in a space. */
export function createRecords<Value>(
  db: Connection,
  space: number,
  { name, read, readShared, holdsContents, expiresAt }: Kind<Value>,
  uses?: ContentUses,
): Records<Value> {
  const formatHolder = (account: string, id: string) => `${name}/${account}/${id}`;
  const readRow = ({ account, id, body }: { account: string; id: string; body: string }): Value => {
    if (holdsContents) uses?.read(formatHolder(account, id), body);
    return read(body);
  };
  const own = () => db.selectFrom('things').where('space', '=', space).where('kind', '=', name);
  const gone = () => db.deleteFrom('things').where('space', '=', space).where('kind', '=', name);
  async function getBody(account: string, id: string): Promise<string | undefined> {
    if (isNoKey(account) || isNoKey(id)) return undefined;
    const ahead = findAhead(db, space, name, account, id);
    if (ahead !== undefined) return ahead.value;
    const kept = findKeptKind(db, space, name);
    const key = `${account}\0${id}`;
    const known = kept?.found.get(key);
    if (known !== undefined || kept?.found.has(key) === true) return known;
    if (kept?.ids.get(account)?.has(id) === false) return undefined;
    const [row] = await getRecord(db, [space, name, account, id]);
    keepFound(db, space, [name, account, id], row?.body);
    if (kept === undefined) return row?.body;
    keepRecord(kept, key, row?.body);
    if (row === undefined) await keepIds(kept, account, (most) => listIds(account, most));
    return row?.body;
  }
  async function listIds(account: string, most: number) {
    const rows = await own().where('account', '=', account).select('id').limit(most).execute();
    return rows.map(({ id }) => id);
  }
  async function listRows(account: string) {
    const known = listAhead(db, space, name, account);
    if (known !== undefined) return known;
    const kept = findKeptKind(db, space, name);
    const before = kept?.listed.get(account);
    if (before !== undefined) return before;
    const rows = await listRecords(db, [space, name, account]);
    keepListed(db, space, [name, account], rows);
    if (kept !== undefined) keepList(kept, account, rows);
    return rows;
  }
  async function listAllRows() {
    const known = listAhead(db, space, name, undefined);
    if (known !== undefined) return known;
    const kept = findKeptKind(db, space, name);
    const before = kept?.listed.get(undefined);
    if (before !== undefined) return before;
    const rows = await listEverywhere(db, [space, name]);
    if (kept !== undefined) keepList(kept, undefined, rows);
    return rows;
  }
  /** Has nothing that was read before taken for what is stored from now on. */
  function forget(): void {
    forgetAhead(db, space, name);
    forgetKind(db, space, name);
  }
  return {
    async get(account, id) {
      const body = await getBody(account, id);
      return body === undefined ? undefined : readRow({ account, id, body });
    },
    async getShared(account, id) {
      const body = await getBody(account, id);
      return body === undefined ? undefined : readShared(body);
    },
    list: async (account) => (await listRows(account)).map(readRow),
    listShared: async (account) => (await listRows(account)).map(({ body }) => readShared(body)),
    async everywhere() {
      const rows = await listAllRows();
      return rows.map((row) => ({ account: row.account, id: row.id, record: readRow(row) }));
    },
    async everywhereShared() {
      const rows = await listAllRows();
      return rows.map(({ account, id, body }) => ({ account, id, record: readShared(body) }));
    },
    async count(account) {
      const { count } = await own()
        .where('account', '=', account)
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async put(account, id, record) {
      const body = JSON.stringify(record);
      forget();
      noteChange(db, space, name, id);
      await putRecord(db, [space, name, account, id, body, expiresAt(record) ?? null]);
      if (holdsContents) await uses?.write(formatHolder(account, id), body);
      else uses?.requireNone(name, body);
    },
    async remove(account, id) {
      forget();
      if (holdsContents) await uses?.remove(formatHolder(account, id));
      const { numDeletedRows } = await gone()
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      forget();
      if (numDeletedRows > 0n) noteChange(db, space, name, id);
      return numDeletedRows > 0n;
    },
    async removeAll(account) {
      forget();
      if (holdsContents)
        for (const { id } of await own().where('account', '=', account).select('id').execute())
          await uses?.remove(formatHolder(account, id));
      const { numDeletedRows } = await gone().where('account', '=', account).executeTakeFirst();
      forget();
      if (numDeletedRows > 0n) noteChange(db, space, name);
    },
  };
}
