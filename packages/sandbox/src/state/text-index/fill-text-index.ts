import { setTimeout } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { type Connection, runDirectly } from '../storage/connection.ts';
import { canIndexTexts, createTextTables, hasTextTables } from './tables.ts';
import { listWantedSpaces } from './wanted-spaces.ts';

/** The number of envelopes and templates from which on a space is indexed; fewer are read in 3 ms. */
const fewest = 2000;

/** The maximum number of rows in one transaction, so that requests do not wait long for it. */
const mostRows = 50;

/** Moves texts into the index for a while; returns true if there may be more. */
export type FillTextIndex = () => Promise<boolean>;

/**
 * Creates the work that keeps the index of texts, where the database is SQLite and can have one.
 * @param longest the time in milliseconds in which transactions follow each other, with pauses
 *   between them (100); 0 for one transaction
 */
export function createTextFilling(database: Database, longest = 100): FillTextIndex {
  let can = database.flavour === 'sqlite';
  return async () => {
    if (!can) return false;
    const since = performance.now();
    let isMore = await database.transaction('read', async (db) => {
      can = canIndexTexts(db);
      return can && hasWork(db);
    });
    if (!isMore) return false;
    for (;;) {
      const begun = performance.now();
      isMore = await database.transaction(
        'write',
        async (db) => beginSpaces(db) || fillSpace(db) || indexNoted(db),
      );
      const now = performance.now();
      if (!isMore || now - since >= longest) break;
      // Requests have as much time as this work.
      await setTimeout(now - begun);
    }
    return isMore;
  };
}

/** Checks whether a transaction would have something to do, since it would keep others waiting. */
function hasWork(db: Connection): boolean {
  if (listWantedSpaces(db).size > 0) return true;
  if (!hasTextTables(db)) return false;
  const statement = `select 1 from noted_texts union all
    select 1 from indexed_spaces where filled_to < filled_until limit 1`;
  return (runDirectly(db, statement) ?? []).length > 0;
}

/** Begins to index the wanted spaces that have many envelopes. */
function beginSpaces(db: Connection): boolean {
  const wanted = listWantedSpaces(db);
  let isBegun = false;
  for (const space of wanted) {
    wanted.delete(space);
    const rows = runDirectly<{ count: number }>(
      db,
      `select count(*) as count from (select 1 from envelopes where space = ? limit ${fewest})`,
      [space],
    );
    if ((rows?.[0]?.count ?? 0) < fewest) continue;
    createTextTables(db);
    runDirectly(
      db,
      `insert or ignore into indexed_spaces (space, filled_to, filled_until)
       select ?, 0, max(position) from envelopes`,
      [space],
    );
    isBegun = true;
  }
  return isBegun;
}

interface Filling {
  space: number;
  filled_to: number;
  filled_until: number;
}

/** Indexes the next rows of a space whose first rows were not noted; false if there is none. */
function fillSpace(db: Connection): boolean {
  if (!hasTextTables(db)) return false;
  const [one] =
    runDirectly<Filling>(
      db,
      'select * from indexed_spaces where filled_to < filled_until limit 1',
    ) ?? [];
  if (one === undefined) return false;
  const { space, filled_to: from, filled_until: until } = one;
  const [last] =
    runDirectly<{ position: number }>(
      db,
      `select position from envelopes where position > ? and position <= ?
       order by position limit 1 offset ${mostRows - 1}`,
      [from, until],
    ) ?? [];
  const to = last?.position ?? until;
  // The sign keeps SQLite from going through all rows of the space by an index.
  runDirectly(
    db,
    `insert or replace into envelope_texts (rowid, search)
     select position, search from envelopes where position > ? and position <= ? and +space = ?`,
    [from, to, space],
  );
  runDirectly(db, 'update indexed_spaces set filled_to = ? where space = ?', [to, space]);
  return true;
}

/** Brings the index up to date for some of the noted rows; false if there are none. */
function indexNoted(db: Connection): boolean {
  if (!hasTextTables(db)) return false;
  const [range] =
    runDirectly<{ first: number | null; last: number | null }>(
      db,
      `select min(position) as first, max(position) as last
       from (select position from noted_texts order by position limit ${mostRows})`,
    ) ?? [];
  if (range?.first === null || range?.last === null || range === undefined) return false;
  const noted = 'select position from noted_texts where position between ? and ?';
  const ends = [range.first, range.last];
  runDirectly(db, `delete from envelope_texts where rowid in (${noted})`, ends);
  runDirectly(
    db,
    `insert into envelope_texts (rowid, search)
     select position, search from envelopes
     where position in (${noted}) and +space in (select space from indexed_spaces)`,
    ends,
  );
  runDirectly(db, 'delete from noted_texts where position between ? and ?', ends);
  return true;
}
