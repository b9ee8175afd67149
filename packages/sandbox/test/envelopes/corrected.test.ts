import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../src/engine/tenants.ts';
import { newEnvelope } from '../../src/envelopes/new-envelope.ts';
import { createLock } from '../../src/envelopes/locks/create-lock.ts';
import { deleteLock } from '../../src/envelopes/locks/delete-lock.ts';
import { accounts, members } from '../../src/state/model/account.ts';
import type { StoredEnvelope } from '../../src/state/model/envelope.ts';
import { applySeedOnce } from '../../src/control/seed/apply-seed-once.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { accountId, mara } from '../harness.ts';
import { newStorage } from '../storage.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newStorage());
  await applySeedOnce(database);
});
afterAll(() => database.close());

/** Collects the events of releasing a lock on an envelope. */
function collectEvents(
  status: StoredEnvelope['status'],
  kind: StoredEnvelope['kind'],
  saveChanges: boolean,
): Promise<string[]> {
  return inTenant(database, 'corrected', 'write', async (state) => {
    const account = await state.of(accounts).get('', accountId);
    const caller = await state.of(members).get(accountId, mara);
    if (account === undefined || caller === undefined) throw new Error('the seed lacks Mara');
    const context = { account, caller, newId: randomUUID };
    const envelope = { ...newEnvelope(state, context, kind), status };
    const { token } = createLock(state, envelope, context, undefined);
    const header = JSON.stringify({ LockToken: token });
    await deleteLock(state, envelope, context, { header, saveChanges });
    return state.events.map(({ event }) => event);
  });
}

test('an envelope in process counts as corrected when its lock is given back', async () => {
  expect(await collectEvents('sent', 'envelope', true)).toEqual(['envelope-corrected']);
  expect(await collectEvents('delivered', 'envelope', true)).toEqual(['envelope-corrected']);
});

test('a draft, a template and what is thrown away are not corrected', async () => {
  expect(await collectEvents('created', 'envelope', true)).toEqual([]);
  expect(await collectEvents('created', 'template', true)).toEqual([]);
  expect(await collectEvents('sent', 'envelope', false)).toEqual([]);
});
