// Records that work only looks at are parsed once for each version, and cannot be changed.
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createRecords, kind } from '../../src/state/records.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { newEmptyStorage } from '../storage.ts';

const boats = kind<{ name: string; crew: string[] }>('boat');
const [space, account] = [7, 'harbour'];

let database: Database;
beforeEach(async () => {
  database = await openDatabase(await newEmptyStorage());
  onTestFinished(() => database.close());
  await put('Tern');
});

function put(name: string): Promise<void> {
  return database.transaction('write', (db) =>
    createRecords(db, space, boats).put(account, '1', { name, crew: ['Ada'] }),
  );
}

function read() {
  return database.transaction('read', async (db) => {
    const records = createRecords(db, space, boats);
    const [listed] = await records.listShared(account);
    return { one: await records.getShared(account, '1'), listed };
  });
}

test('the same record is given until it is changed', async () => {
  const { one, listed } = await read();
  expect(one).toEqual({ name: 'Tern', crew: ['Ada'] });
  expect(listed).toBe(one);
  expect((await read()).one).toBe(one);
  await put('Skua');
  const changed = await read();
  expect(changed.one).toEqual({ name: 'Skua', crew: ['Ada'] });
  expect(changed.listed).toBe(changed.one);
});

test('neither a shared record nor what is in it can be changed', async () => {
  const { one } = await read();
  expect(() => Object.assign(one ?? {}, { name: 'Gannet' })).toThrow(TypeError);
  expect(() => one?.crew.push('Grace')).toThrow(TypeError);
  expect((await read()).one).toEqual({ name: 'Tern', crew: ['Ada'] });
});

test('a missing record is none', async () => {
  const missing = await database.transaction('read', (db) =>
    createRecords(db, space, boats).getShared(account, '2'),
  );
  expect(missing).toBeUndefined();
});
