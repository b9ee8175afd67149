import { builtOnce, type Connection, readOwnJson } from './storage/connection.ts';
import type { ContentUses } from './content-uses.ts';

/** A kind of thing that is kept, and the type of it. */
export interface Kind<Thing> {
  readonly name: string;
  /** Whether its things refer to contents. */
  readonly holdsContents: boolean;
  /** From when on a thing can be cleared away, by the clock of its tenant; undefined for never. */
  expiresAt(thing: Thing): number | undefined;
  /** Gives what was written in its type. */
  read(body: string): Thing;
}

/** What is so of few kinds. */
type KindOptions<Thing> = Partial<Pick<Kind<Thing>, 'holdsContents' | 'expiresAt'>>;

/** Names a kind of thing: `const groups = kind<StoredGroup>('group')`. */
export function kind<Thing>(name: string, options: KindOptions<Thing> = {}): Kind<Thing> {
  return {
    name,
    holdsContents: false,
    expiresAt: () => undefined,
    ...options,
    read: readOwnJson<Thing>,
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
    .values({ space: 0, kind: '', account: '', id: '', body: '', expires_at: null })
    .onConflict((conflict) =>
      conflict.columns(['space', 'kind', 'account', 'id']).doUpdateSet(({ ref }) => ({
        body: ref('excluded.body'),
        expires_at: ref('excluded.expires_at'),
      })),
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
  { name, read, holdsContents, expiresAt }: Kind<Thing>,
  uses?: ContentUses,
): Things<Thing> {
  const holderOf = (account: string, id: string) => `${name}/${account}/${id}`;
  const readRow = ({ account, id, body }: { account: string; id: string; body: string }): Thing => {
    if (holdsContents) uses?.read(holderOf(account, id), body);
    return read(body);
  };
  const own = () => db.selectFrom('things').where('space', '=', space).where('kind', '=', name);
  const gone = () => db.deleteFrom('things').where('space', '=', space).where('kind', '=', name);
  return {
    async get(account, id) {
      if (isNoKey(account) || isNoKey(id)) return undefined;
      const [row] = await getThing(db, [space, name, account, id]);
      return row === undefined ? undefined : readRow({ account, id, ...row });
    },
    async list(account) {
      const rows = await own()
        .where('account', '=', account)
        .select(['account', 'id', 'body'])
        .orderBy('position')
        .execute();
      return rows.map(readRow);
    },
    async everywhere() {
      const rows = await own().select(['account', 'id', 'body']).orderBy('position').execute();
      return rows.map((row) => ({ account: row.account, id: row.id, thing: readRow(row) }));
    },
    async count(account) {
      const { count } = await own()
        .where('account', '=', account)
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async put(account, id, thing) {
      const body = JSON.stringify(thing);
      await putThing(db, [space, name, account, id, body, expiresAt(thing) ?? null]);
      if (holdsContents) await uses?.write(holderOf(account, id), body);
      else uses?.requireNone(name, body);
    },
    async remove(account, id) {
      if (holdsContents) await uses?.remove(holderOf(account, id));
      const { numDeletedRows } = await gone()
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeAll(account) {
      if (holdsContents)
        for (const { id } of await own().where('account', '=', account).select('id').execute())
          await uses?.remove(holderOf(account, id));
      await gone().where('account', '=', account).execute();
    },
  };
}
