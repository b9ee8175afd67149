import { builtOnce, type Connection } from './storage/connection.ts';
import { noteChange } from './storage/changes.ts';
import {
  findKeptKind,
  forgetKind,
  keepIds,
  keepList,
  keepRecord,
  type KeptKind,
  type KeptRow,
} from './storage/kept-records.ts';
import type { ContentUses } from './content-uses.ts';
import { isNoKey } from './is-no-key.ts';
import { findAhead, forgetAhead, keepFound, keepListed, listAhead } from './read-ahead.ts';
import type { Kind, Records } from './records.ts';

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

/** A class, since each request makes some ten of them: functions of their own took longer to make. */
export class RecordsOfKind<Value> implements Records<Value> {
  readonly #db: Connection;
  readonly #space: number;
  readonly #kind: Kind<Value>;
  readonly #uses: ContentUses | undefined;

  constructor(db: Connection, space: number, ofKind: Kind<Value>, uses: ContentUses | undefined) {
    this.#db = db;
    this.#space = space;
    this.#kind = ofKind;
    this.#uses = uses;
  }

  async get(account: string, id: string): Promise<Value | undefined> {
    const found = this.#findBody(account, id);
    const body = found instanceof Promise ? await found : found;
    return body === undefined ? undefined : this.#read({ account, id, body });
  }

  async getShared(account: string, id: string): Promise<Readonly<Value> | undefined> {
    const found = this.#findBody(account, id);
    const body = found instanceof Promise ? await found : found;
    return body === undefined ? undefined : this.#kind.readShared(body);
  }

  async list(account: string): Promise<Value[]> {
    return (await this.#listRows(account)).map((row) => this.#read(row));
  }

  async listShared(account: string): Promise<readonly Readonly<Value>[]> {
    const found = this.#listRows(account);
    const rows = found instanceof Promise ? await found : found;
    return rows.map(({ body }) => this.#kind.readShared(body));
  }

  async everywhere(): Promise<{ account: string; id: string; record: Value }[]> {
    const rows = await this.#listAllRows();
    return rows.map((row) => ({ account: row.account, id: row.id, record: this.#read(row) }));
  }

  async everywhereShared(): Promise<{ account: string; id: string; record: Readonly<Value> }[]> {
    const found = this.#listAllRows();
    const rows = found instanceof Promise ? await found : found;
    return rows.map(({ account, id, body }) => ({
      account,
      id,
      record: this.#kind.readShared(body),
    }));
  }

  async count(account: string): Promise<number> {
    const { count } = await this.#own()
      .where('account', '=', account)
      .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async put(account: string, id: string, record: Value): Promise<void> {
    const { name, holdsContents, expiresAt } = this.#kind;
    const body = JSON.stringify(record);
    this.#forget();
    noteChange(this.#db, this.#space, name, id);
    await putRecord(this.#db, [this.#space, name, account, id, body, expiresAt(record) ?? null]);
    if (holdsContents) await this.#uses?.write(this.#formatHolder(account, id), body);
    else this.#uses?.requireNone(name, body);
  }

  async remove(account: string, id: string): Promise<boolean> {
    this.#forget();
    if (this.#kind.holdsContents) await this.#uses?.remove(this.#formatHolder(account, id));
    const { numDeletedRows } = await this.#gone()
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirst();
    this.#forget();
    if (numDeletedRows > 0n) noteChange(this.#db, this.#space, this.#kind.name, id);
    return numDeletedRows > 0n;
  }

  async removeAll(account: string): Promise<void> {
    this.#forget();
    if (this.#kind.holdsContents)
      for (const { id } of await this.#own().where('account', '=', account).select('id').execute())
        await this.#uses?.remove(this.#formatHolder(account, id));
    const { numDeletedRows } = await this.#gone().where('account', '=', account).executeTakeFirst();
    this.#forget();
    if (numDeletedRows > 0n) noteChange(this.#db, this.#space, this.#kind.name);
  }

  #formatHolder(account: string, id: string): string {
    return `${this.#kind.name}/${account}/${id}`;
  }

  #read({ account, id, body }: KeptRow): Value {
    if (this.#kind.holdsContents) this.#uses?.read(this.#formatHolder(account, id), body);
    return this.#kind.read(body);
  }

  #own() {
    return this.#db
      .selectFrom('things')
      .where('space', '=', this.#space)
      .where('kind', '=', this.#kind.name);
  }

  #gone() {
    return this.#db
      .deleteFrom('things')
      .where('space', '=', this.#space)
      .where('kind', '=', this.#kind.name);
  }

  /** Finds a body at once where it is kept, and otherwise in the database. */
  #findBody(account: string, id: string): string | undefined | Promise<string | undefined> {
    if (isNoKey(account) || isNoKey(id)) return undefined;
    const { name } = this.#kind;
    const ahead = findAhead(this.#db, this.#space, name, account, id);
    if (ahead !== undefined) return ahead.value;
    const kept = findKeptKind(this.#db, this.#space, name);
    const key = `${account}\0${id}`;
    const known = kept?.found.get(key);
    if (known !== undefined || kept?.found.has(key) === true) return known;
    if (kept?.ids.get(account)?.has(id) === false) return undefined;
    return this.#readBody(account, id, kept);
  }

  async #readBody(
    account: string,
    id: string,
    kept: KeptKind | undefined,
  ): Promise<string | undefined> {
    const { name } = this.#kind;
    const [row] = await getRecord(this.#db, [this.#space, name, account, id]);
    keepFound(this.#db, this.#space, [name, account, id], row?.body);
    if (kept === undefined) return row?.body;
    keepRecord(kept, `${account}\0${id}`, row?.body);
    if (row === undefined) await keepIds(kept, account, (most) => this.#listIds(account, most));
    return row?.body;
  }

  async #listIds(account: string, most: number): Promise<string[]> {
    const rows = await this.#own()
      .where('account', '=', account)
      .select('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Lists rows at once where they are kept, and otherwise from the database. */
  #listRows(account: string): readonly KeptRow[] | Promise<readonly KeptRow[]> {
    const { name } = this.#kind;
    const known = listAhead(this.#db, this.#space, name, account);
    if (known !== undefined) return known;
    const kept = findKeptKind(this.#db, this.#space, name);
    return kept?.listed.get(account) ?? this.#readRows(account, kept);
  }

  async #readRows(account: string, kept: KeptKind | undefined): Promise<readonly KeptRow[]> {
    const { name } = this.#kind;
    const rows = await listRecords(this.#db, [this.#space, name, account]);
    keepListed(this.#db, this.#space, [name, account], rows);
    if (kept !== undefined) keepList(kept, account, rows);
    return rows;
  }

  #listAllRows(): readonly KeptRow[] | Promise<readonly KeptRow[]> {
    const { name } = this.#kind;
    const known = listAhead(this.#db, this.#space, name, undefined);
    if (known !== undefined) return known;
    const kept = findKeptKind(this.#db, this.#space, name);
    return kept?.listed.get(undefined) ?? this.#readAllRows(kept);
  }

  async #readAllRows(kept: KeptKind | undefined): Promise<readonly KeptRow[]> {
    const rows = await listEverywhere(this.#db, [this.#space, this.#kind.name]);
    if (kept !== undefined) keepList(kept, undefined, rows);
    return rows;
  }

  /** Has nothing that was read before taken for what is stored from now on. */
  #forget(): void {
    forgetAhead(this.#db, this.#space, this.#kind.name);
    forgetKind(this.#db, this.#space, this.#kind.name);
  }
}
