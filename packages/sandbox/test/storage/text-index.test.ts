// A search finds the rows that have its text, and no others, whatever part of them is in the index.
// PostgreSQL has no index, and must find the same.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControl } from '../../src/control/index.ts';
import { applySeedOnce } from '../../src/control/seed/apply-seed-once.ts';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import type { Sandbox } from '../../src/server/sandbox.ts';
import { clearLeftSpaces } from '../../src/state/clearing/left-spaces.ts';
import { createContentUses } from '../../src/state/content-uses.ts';
import { createEnvelopes } from '../../src/state/envelopes.ts';
import type { StoredEnvelope } from '../../src/state/model/envelope.ts';
import { fill, newSpace, prepareTenant } from '../../src/state/spaces.ts';
import { type Connection, runDirectly } from '../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';
import { findTenant } from '../../src/state/tenant.ts';
import { createTextFilling } from '../../src/state/text-index/fill-text-index.ts';
import { accountId } from '../harness.ts';
import { newStorage } from '../storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-texts-'));
let database: Database;
/** The sandbox that has the database in the end, and closes it. */
let sandbox: Sandbox | undefined;
let draft: StoredEnvelope;
/** The space of a tenant with many envelopes, and those of its copies. */
let spaces: number[];
/** Does the next transaction of the index. */
let step: () => Promise<boolean>;

/** More than what is searched without an index, and an account that has nothing else. */
const many = 2100;
const account = randomUUID();

beforeAll(async () => {
  // A file has connections that only read.
  const storage = await newStorage();
  const file = path.join(folder, 'state.db');
  database = await openDatabase(storage.url === undefined ? { file } : storage);
  await applySeedOnce(database, undefined);
  await prepareTenant(database, 'many');
  const space = await write(async (db) => (await findTenant(db, 'many'))?.space ?? 0);
  spaces = [space];
  step = createTextFilling(database, 0);
  await write(async (db) => {
    const [found] = await envelopesIn(db, space).list(accountId, { kind: 'envelope', count: 1 });
    if (found === undefined) throw new Error('the seed has no envelope');
    draft = { ...found, accountId: account, customFields: {} };
    for (let at = 0; at < many; at += 1) await put(db, `Berth ${at} of ${many}`);
  });
});
afterAll(async () => {
  await (sandbox ?? database).close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function write<Result>(work: (db: Connection) => Promise<Result>): Promise<Result> {
  return database.transaction('write', work);
}

function envelopesIn(db: Connection, space: number) {
  return createEnvelopes(db, space, createContentUses(db, space));
}

/** Adds an envelope to the first space, or gives one another subject. */
async function put(db: Connection, emailSubject: string, envelopeId?: string): Promise<void> {
  const envelopes = envelopesIn(db, spaces[0] ?? 0);
  const known = envelopeId === undefined ? undefined : await envelopes.get(envelopeId);
  const settings = { ...draft.settings, emailSubject };
  await envelopes.put({ ...(known ?? { ...draft, envelopeId: randomUUID() }), settings });
}

async function listRows(db: Connection, space: number) {
  const rows = db.selectFrom('envelopes').where('space', '=', space).where('account', '=', account);
  return rows.select(['id', 'search']).orderBy('id').execute();
}

/** Searches each space and compares what is found with the rows that have the text. */
async function expectFound(search: string): Promise<void> {
  for (const space of spaces)
    await database.transaction('read', async (db) => {
      const envelopes = envelopesIn(db, space);
      const filter = { kind: 'envelope', search } as const;
      const found = (await envelopes.list(account, filter)).map(({ envelopeId }) => envelopeId);
      const rows = await listRows(db, space);
      const has = rows.filter((row) => row.search.includes(search.toLowerCase()));
      expect(found.toSorted(), search).toEqual(has.map(({ id }) => id));
      expect(await envelopes.count(account, filter)).toBe(has.length);
    });
}

/** Counts the texts of the index; undefined if there is none. */
function countIndexed(): Promise<number | undefined> {
  return database.transaction('read', async (db) => {
    const table = 'envelope_texts_docsize';
    if (runDirectly(db, `select 1 from sqlite_master where name = '${table}'`)?.length !== 1)
      return undefined;
    return runDirectly<{ count: number }>(db, `select count(*) as count from ${table}`)?.[0]?.count;
  });
}

async function pick(db: Connection, at: number): Promise<string> {
  const rows = await listRows(db, spaces[0] ?? 0);
  return rows[at % rows.length]?.id ?? '';
}

/** Work that comes between two searches. */
const changes: Record<string, (text: string, at: number) => Promise<unknown>> = {
  add: (text) => write((db) => put(db, text)),
  rewrite: (text, at) => write(async (db) => put(db, text, await pick(db, at))),
  remove: (_text, at) =>
    write(async (db) =>
      db
        .deleteFrom('envelopes')
        .where('id', '=', await pick(db, at))
        .execute(),
    ),
  /** The next row gets the number of the last one. */
  replaceLast: (text) =>
    write(async (db) => {
      const last = db.selectFrom('envelopes').select(({ fn }) => fn.max('position').as('last'));
      await db.deleteFrom('envelopes').where('position', '=', last).execute();
      await put(db, text);
    }),
  fail: (text, at) =>
    write(async (db) => {
      await put(db, text, await pick(db, at));
      throw new RangeError('undone');
    }).catch(() => {}),
  step: () => step(),
  steps: async () => {
    for (let left = 15; left > 0 && (await step()); left -= 1);
  },
  copy: () =>
    write(async (db) => {
      const copy = newSpace();
      await fill(db, copy, spaces[0] ?? 0);
      spaces = [...spaces.slice(0, 1), copy];
    }),
  leave: async () => {
    spaces = spaces.slice(0, 1);
    for (let left = 20; left > 0 && (await clearLeftSpaces(database)); left -= 1);
  },
};

const pieces = ['a', 'B', 'ab', ' ', '"', '""', '%', '_', '\\', "'", '*', '(', 'NEAR', ' OR ', '-'];
const letters = ['ß', 'İ', 'é', 'e\u0301', '日本', '日本語', '🚢', '👩‍⚕️', 'Σ', '\n', '\t', 'ﬁ', 'Ǆ'];

const texts = array(constantFrom(...pieces, ...letters), { minLength: 1, maxLength: 7 });

it('finds the rows that have the text, whatever happens meanwhile', async () => {
  const change = record({
    name: constantFrom(...Object.keys(changes)),
    text: texts.map((some) => some.join('')),
    // Few rows, so that some change again before the index has them.
    at: integer({ min: 0, max: 5 }),
    search: texts.map((some) => some.slice(0, 3).join('')),
  });
  // The first search asks for the index.
  await expectFound('berth 1234');
  await step();
  const all = [changes['rewrite'], ...Object.values(changes)];
  for (const [turn, one] of all.entries()) {
    await one?.(`Quay ßİ"e\u0301%${turn}`, 3);
    for (const search of ['Quay ßİ"', 'e\u0301%', 'erth 1', 'quay', 'az', ' of '])
      await expectFound(search);
  }
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 8 }), async (some) => {
      for (const { name, text, at, search } of some) {
        await changes[name]?.(text, at);
        for (const one of [search, text, [...text].slice(1, -1).join(''), 'erth 20', '*(b']) {
          if (one !== '') await expectFound(one);
        }
      }
    }),
    { numRuns: 6 },
  );
});

it('has the texts of all rows in the index in the end, and none of rows that are gone', async () => {
  if (database.flavour === 'postgres') return;
  await changes['leave']?.('', 0);
  while (await clearLeftSpaces(database));
  await expectFound('erth 1');
  while (await step());
  const rows = await write((db) =>
    db
      .selectFrom('envelopes')
      .where('space', '=', spaces[0] ?? 0)
      .select('id')
      .execute(),
  );
  expect(await countIndexed()).toBe(rows.length);
});

it('finds by the control API what has all words, by text or by ID', async () => {
  sandbox = await sandboxOn(database, { office: false });
  const control = createControl('http://sandbox.test', { tenant: 'many', fetch: sandbox.fetch });
  await write((db) => put(db, 'Quay 1999'));
  const rows = await write((db) => listRows(db, spaces[0] ?? 0));
  const [{ id } = { id: '' }] = rows;
  for (const search of ['1999', 'berth 1999', 'quay', '199 erth', id, id.slice(0, 9), `${id} x`]) {
    const found = await control.envelopes({ search, account, counts: 'true', limit: 10_000 });
    const words = search.split(' ');
    const has = rows.filter((row) =>
      words.every(
        (word) => row.search.includes(word) || (word.length > 8 && row.id.startsWith(word)),
      ),
    );
    expect(found.envelopes.map(({ envelopeId }) => envelopeId).toSorted(), search).toEqual(
      has.map((row) => row.id),
    );
    expect(found.matching).toBe(has.length);
  }
});
