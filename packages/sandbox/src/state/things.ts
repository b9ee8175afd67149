import { builtOnce } from '../storage/built-once.ts';
import type { Connection } from '../storage/database.ts';

/** A kind of thing that is kept, and the type of it. */
export interface Kind<Thing> {
  readonly name: string;
  /** Gives what was written in its type; it was written by the same code. */
  read(body: string): Thing;
}

/** Names a kind of thing: `const groups = kind<StoredGroup>('group')`. */
export function kind<Thing>(name: string): Kind<Thing> {
  return {
    name,
    read(body) {
      const thing: Thing = JSON.parse(body);
      return thing;
    },
  };
}

/** The things of one kind, by the account that they belong to (empty for none) and their ID. */
export interface Things<Thing> {
  get(account: string, id: string): Promise<Thing | undefined>;
  /** In the order in which they were first put. */
  list(account: string): Promise<Thing[]>;
  /** The same for all accounts. */
  everywhere(): Promise<{ account: string; id: string; thing: Thing }[]>;
  count(account: string): Promise<number>;
  /** Puts it in place of what was there. */
  put(account: string, id: string, thing: Thing): Promise<void>;
  /** Whether it was there. */
  remove(account: string, id: string): Promise<boolean>;
  removeAll(account: string): Promise<void>;
}

const getThing = builtOnce((db) =>
  db
    .selectFrom('things')
    .where('space', '=', 0)
    .where('kind', '=', '')
    .where('account', '=', '')
    .where('id', '=', '')
    .select('body'),
);

const putThing = builtOnce((db) =>
  db
    .insertInto('things')
    .values({ space: 0, kind: '', account: '', id: '', body: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['space', 'kind', 'account', 'id'])
        .doUpdateSet({ body: (eb) => eb.ref('excluded.body') }),
    ),
);

/**
 * Whether no text like this is a key of anything. Addresses of pages bring such texts, and
 * PostgreSQL takes no NUL, not even to compare with.
 */
export function isNoKey(text: string): boolean {
  return text.includes('\0');
}

/** The things of one kind in a space. */
export function thingsOf<Thing>(
  db: Connection,
  space: number,
  { name, read }: Kind<Thing>,
): Things<Thing> {
  const own = () => db.selectFrom('things').where('space', '=', space).where('kind', '=', name);
  const gone = () => db.deleteFrom('things').where('space', '=', space).where('kind', '=', name);
  return {
    async get(account, id) {
      if (isNoKey(account) || isNoKey(id)) return undefined;
      const [row] = await getThing(db, [space, name, account, id]);
      return row === undefined ? undefined : read(row.body);
    },
    async list(account) {
      const rows = await own()
        .where('account', '=', account)
        .select('body')
        .orderBy('position')
        .execute();
      return rows.map(({ body }) => read(body));
    },
    async everywhere() {
      const rows = await own().select(['account', 'id', 'body']).orderBy('position').execute();
      return rows.map(({ account, id, body }) => ({ account, id, thing: read(body) }));
    },
    async count(account) {
      const { count } = await own()
        .where('account', '=', account)
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async put(account, id, thing) {
      await putThing(db, [space, name, account, id, JSON.stringify(thing)]);
    },
    async remove(account, id) {
      const { numDeletedRows } = await gone()
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeAll(account) {
      await gone().where('account', '=', account).execute();
    },
  };
}
