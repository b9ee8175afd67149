// Work that others overtake again and again gets its turn.
import { setTimeout as pause } from 'node:timers/promises';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/state/storage/database.ts';
import type { Connection } from '../../../src/state/storage/connection.ts';
import { prepareTenant } from '../../../src/state/spaces.ts';
import { changeTenant, findTenant } from '../../../src/state/tenant.ts';

/** The number of attempts in which another process is faster; the next one is alone. */
const overtaken = 5;

let servers: Database[] = [];
beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('two servers need a PostgreSQL');
  const url = await newDatabase(server);
  servers = [await openDatabase({ url }), await openDatabase({ url })];
  for (const one of servers) await prepareTenant(one, name);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const name = 'lease';

async function read(db: Connection): Promise<number> {
  return (await findTenant(db, name))?.offset ?? Number.NaN;
}

function write(db: Connection, offset: number): Promise<void> {
  return changeTenant(db, name, { offset_ms: offset });
}

it('gets its turn after five attempts in which another process was faster', async () => {
  const [one, two] = servers;
  if (one === undefined || two === undefined) throw new Error('no servers');
  const others: Promise<void>[] = [];
  const overtake = () => two.transaction('write', async (db) => write(db, (await read(db)) + 100));
  let attempts = 0;
  await one.transaction('write', async (db) => {
    attempts += 1;
    const before = await read(db);
    const other = overtake();
    others.push(other);
    // The attempt that is alone has time for the other one to come between, which must not happen.
    await (attempts <= overtaken ? other : Promise.race([other, pause(200)]));
    await write(db, before + 1);
  });
  await Promise.all(others);
  expect(attempts).toBe(overtaken + 1);
  expect(await one.transaction('read', read)).toBe((overtaken + 1) * 100 + 1);
});
