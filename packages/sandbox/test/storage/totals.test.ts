// The total of a list is that of the rows, whatever was written since it was counted first. A list
// that also has `last_queried_date` is always counted, so that each is compared with itself. SQLite
// has its state in a file, of which most work reads on other connections.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assert, asyncProperty, array, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import type { Sandbox } from '../../src/server/sandbox.ts';
import { createContentUses } from '../../src/state/content-uses.ts';
import { createEnvelopes } from '../../src/state/envelopes.ts';
import { findTenant } from '../../src/state/tenant.ts';
import { type Database, openDatabase } from '../../src/state/storage/database.ts';
import type { Connection } from '../../src/state/storage/connection.ts';
import { sql } from '../../src/state/storage/kysely.ts';
import { inSavepoint } from '../../src/state/storage/put-off.ts';
import { accountId } from '../harness.ts';
import { newStorage } from '../storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-totals-'));
let database: Database;
let sandbox: Sandbox;
let ids: string[] = [];

/** Smaller totals are counted each time. */
const copies = 1100;

/** A time in the past, in milliseconds since 1970, and the time between two of the copies. */
const first = Date.parse('2026-01-10T08:00:00Z');
const step = 1_234_567;

beforeAll(async () => {
  const storage = await newStorage();
  database = await openDatabase(
    storage.url === undefined ? { file: path.join(folder, 'state.db') } : storage,
  );
  sandbox = await sandboxOn(database, { office: false });
  const made = [
    await create({ emailSubject: 'Berth 12', ...withField('7') }),
    await create({ emailSubject: 'Berth 13', ...withField('8') }, 'sandbox-sender'),
  ];
  ids = await write(async (db) => {
    const envelopes = await envelopesOf(db);
    const known: string[] = [];
    for (const envelopeId of made) {
      const envelope = await envelopes.get(envelopeId);
      if (envelope === undefined) throw new Error(`no ${envelopeId}`);
      for (let at = 0; at < copies; at += 1) {
        const copy = { ...envelope, envelopeId: randomUUID(), changedAt: first + at * step };
        await envelopes.put({ ...copy, createdAt: copy.changedAt });
        known.push(copy.envelopeId);
      }
    }
    return known;
  });
  // PostgreSQL does this by itself a minute after so many new rows; without it, it reads all of them
  // for each of a thousand lists.
  if (database.flavour === 'postgres')
    await database.transaction('queue', (db) => sql`analyze`.execute(db));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function write<Result>(work: (db: Connection) => Promise<Result>): Promise<Result> {
  return database.transaction('write', work);
}

async function envelopesOf(db: Connection) {
  const { space = 0 } = (await findTenant(db, 'default')) ?? {};
  return createEnvelopes(db, space, createContentUses(db, space));
}

async function call<Answer>(method: string, address: string, body?: object, token = 'sandbox') {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const answer: Answer = Object(await response.json());
  return answer;
}

function withField(value: string) {
  return { customFields: { textCustomFields: [{ name: 'Mooring', value }] } };
}

async function create(definition: object, token?: string): Promise<string> {
  const answer = await call<{ envelopeId: string }>('POST', '/envelopes', definition, token);
  return answer.envelopeId;
}

/** Lists that differ in their shape or their period. */
const lists = [
  'from_date=2020-01-01',
  'from_date=2026-01-13T09:17:23Z',
  'from_date=2026-01-13T09:17:23Z&to_date=2026-01-20T11:59:01Z',
  'from_date=2026-01-13T09:17:23Z&to_date=2026-01-13T09:19:02Z',
  'from_date=2026-01-12&from_to_status=created',
  'from_date=2026-01-12&from_to_status=sent',
  'from_date=2020-01-01&status=created,sent,voided',
  'from_date=2020-01-01&folder_ids=draft',
  'from_date=2020-01-01&folder_ids=recyclebin',
  'from_date=2020-01-01&custom_field=Mooring%3D7',
  'from_date=2026-01-12&user_filter=sender',
  'folder_ids=draft,sentitems',
];
const tokens = ['sandbox', 'sandbox-sender'];

async function expectTotals(): Promise<void> {
  for (const list of lists)
    for (const token of tokens) {
      const total = async (more: string) => {
        const address = `/envelopes?${list}&count=1${more}`;
        return (await call<{ totalSetSize: string }>('GET', address, undefined, token))
          .totalSetSize;
      };
      expect(await total(''), `${list}, ${token}`).toBe(
        await total('&last_queried_date=1990-01-01'),
      );
    }
}

/** Work that changes lists, about one of the envelopes. */
const changes: Record<string, (envelopeId: string) => Promise<unknown>> = {
  create: () => create(withField('7')),
  copy: (envelopeId) =>
    write(async (db) => {
      const envelopes = await envelopesOf(db);
      const envelope = await envelopes.get(envelopeId);
      if (envelope !== undefined) await envelopes.put({ ...envelope, envelopeId: randomUUID() });
    }),
  rename: (id) => call('PUT', `/envelopes/${id}`, { emailSubject: 'Berth 14' }),
  send: (id) => call('PUT', `/envelopes/${id}`, { status: 'sent' }),
  void: (id) => call('PUT', `/envelopes/${id}`, { status: 'voided', voidedReason: 'Given up.' }),
  label: (id) => call('POST', `/envelopes/${id}/custom_fields`, withField('7').customFields),
  remove: (id) => call('PUT', '/folders/recyclebin', { envelopeIds: [id] }),
  back: (id) => call('PUT', '/folders/draft', { envelopeIds: [id], fromFolderId: 'recyclebin' }),
  age: (envelopeId) => put(envelopeId, (changedAt) => changedAt - 40 * step),
  fail: (envelopeId) =>
    write(async (db) => {
      await putIn(db, envelopeId, () => first);
      throw new RangeError('undone');
    }).catch(() => {}),
  failInPart: (envelopeId) =>
    write((db) =>
      inSavepoint(db, async () => {
        await putIn(db, envelopeId, () => first);
        throw new RangeError('undone');
      }).catch(() => {}),
    ),
};

function put(envelopeId: string, move: (changedAt: number) => number): Promise<void> {
  return write((db) => putIn(db, envelopeId, move));
}

async function putIn(db: Connection, envelopeId: string, move: (changedAt: number) => number) {
  const envelopes = await envelopesOf(db);
  const envelope = await envelopes.get(envelopeId, { lock: true });
  if (envelope === undefined) return;
  await envelopes.put({ ...envelope, changedAt: move(envelope.changedAt), folder: 'recyclebin' });
}

it('is the same as a count of the rows after any changes', async () => {
  const change = record({
    name: constantFrom(...Object.keys(changes)),
    at: integer({ min: 0, max: 2 * copies - 1 }),
  });
  await expectTotals();
  await expectTotals();
  for (const one of Object.values(changes)) {
    await one(ids[0] ?? '');
    await expectTotals();
  }
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 6 }), async (some) => {
      // At once, so that some of them share a transaction with one that fails.
      await Promise.all(some.map(({ name, at }) => changes[name]?.(ids[at] ?? '')));
      await expectTotals();
    }),
    { numRuns: 12 },
  );
});
