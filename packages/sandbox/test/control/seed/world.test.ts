import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySeedOnce, plantSeed } from '../../../src/control/seed/apply-seed-once.ts';
import { type World, writeWorld } from '../../../src/control/seed/world.ts';
import { notCopied, seedSpace, copiedTables } from '../../../src/state/spaces.ts';
import { readOwnJson } from '../../../src/state/storage/connection.ts';
import { type Database, openDatabase } from '../../../src/state/storage/database.ts';
import { sql } from '../../../src/state/storage/kysely.ts';

const shippedFile = path.resolve(import.meta.dirname, '../../../dist/control/seed/world.json');

let planted: Database;
let loaded: Database;
beforeAll(async () => {
  [planted, loaded] = [await openDatabase({}), await openDatabase({})];
  await plantSeed(planted);
  await applySeedOnce(loaded);
});
afterAll(async () => {
  await Promise.all([planted.close(), loaded.close()]);
});

function read(database: Database): Promise<World> {
  return database.transaction('read', (db) => writeWorld(db, seedSpace));
}

/**
 * Replaces random values and times, which differ each time the seed is applied. The same value gets
 * the same name everywhere, so that references between rows stay comparable.
 */
function settle(world: World): string {
  const names = new Map<string, string>();
  return JSON.stringify(world, undefined, 1)
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, (id) => {
      if (!names.has(id)) names.set(id, `id ${names.size}`);
      return names.get(id) ?? id;
    })
    .replaceAll(/(\\"(?:fieldId|statusChangedAt)\\":)(?:\\"\d+\\"|\d+)/g, '$1drawn');
}

/** The tables of a database with the columns of each, as the database lists them. */
async function readCatalogue(database: Database): Promise<Map<string, string[]>> {
  const { rows } = await database.transaction('read', (db) =>
    sql<{ table: string; column: string }>`
      select tables.name as "table", columns.name as "column"
      from sqlite_schema as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' and tables.name not like 'sqlite%'`.execute(db),
  );
  const found = new Map<string, string[]>();
  for (const { table, column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
}

describe('a copy of a space', () => {
  it('has every table of the database, or there is a reason why not', async () => {
    const tables = [...(await readCatalogue(planted)).keys()];
    const listed = [...copiedTables.map(({ table }) => table), ...Object.keys(notCopied)];
    expect(listed.toSorted()).toEqual(tables.toSorted());
  });

  it('has every column of a table but its place', async () => {
    const catalogue = await readCatalogue(planted);
    for (const { table, columns } of copiedTables) {
      const own = catalogue.get(table)?.filter((name) => name !== 'space' && name !== 'position');
      expect([...columns].toSorted(), table).toEqual(own?.toSorted());
    }
  });
});

describe('the world of the default seed', () => {
  it('is the same when it is planted and when it is loaded', async () => {
    const [first, second] = [await read(planted), await read(loaded)];
    for (const table of ['things', 'envelopes', 'envelope_labels', 'rooms', 'content_uses'])
      expect(first.rows[table], table).not.toEqual([]);
    expect(settle(second)).toBe(settle(first));
  });

  it('ships as it is planted', async () => {
    const shipped = readOwnJson<World>(readFileSync(shippedFile, 'utf8'));
    expect(settle(shipped)).toBe(settle(await read(planted)));
  });
});
