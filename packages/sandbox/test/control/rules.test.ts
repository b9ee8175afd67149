// Rules of tenants that are read while others are set: a read that began earlier does not bring back
// what it found.
import { expect, onTestFinished, test } from 'vitest';
import { createRules } from '../../src/control/rules/create-rules.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { newEmptyStorage } from '../storage.ts';

const tenant = 'cove';
const known = { operations: new Set(['Envelopes_get']), areas: new Set(['esign-v2.1']) };

/** Rules on a database whose answers can be held back, and a tenant without rules. */
async function start() {
  const database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
  let held: Promise<void> | undefined;
  const reads: string[] = [];
  const transaction: Database['transaction'] = async (mode, work) => {
    const wait = held;
    held = undefined;
    reads.push('begins');
    const result = await database.transaction(mode, work);
    await wait;
    reads.push('ends');
    return result;
  };
  await database.transaction('write', (db) =>
    db
      .insertInto('tenants')
      .values({
        name: tenant,
        space: 901,
        origin: 1,
        offset_ms: 0,
        frozen_at: null,
        settings: '{}',
        created_at: 0,
      })
      .execute(),
  );
  // The rules of SQLite are read on request only, so that no other read begins meanwhile.
  const rules = await createRules({ flavour: 'sqlite', transaction }, known);
  return {
    rules,
    reads,
    holdNext(until: Promise<void>) {
      held = until;
    },
    set: (count: number) =>
      database.transaction('write', (db) =>
        db
          .updateTable('tenants')
          .where('name', '=', tenant)
          .set({
            settings: JSON.stringify({
              faults: Array.from({ length: count }, () => ({ status: 503 })),
            }),
          })
          .execute(),
      ),
  };
}

test('a tenant that was reset meanwhile stays without rules', async () => {
  const { rules, set, holdNext } = await start();
  await set(1);
  const answer = Promise.withResolvers<void>();
  holdNext(answer.promise);
  const reading = rules.refresh();
  await set(0);
  rules.forget(tenant);
  answer.resolve();
  await reading;
  expect(rules.countMet(tenant)).toEqual([]);
});

test('rules that were set meanwhile stay', async () => {
  const { rules, reads, set, holdNext } = await start();
  await set(1);
  const answer = Promise.withResolvers<void>();
  holdNext(answer.promise);
  reads.length = 0;
  const reading = rules.refresh();
  await set(2);
  const again = rules.refresh(tenant);
  answer.resolve();
  await Promise.all([reading, again]);
  expect(reads).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(rules.countMet(tenant)).toEqual([0, 0]);
});
