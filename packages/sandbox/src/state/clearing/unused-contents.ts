import { contentLock } from '../content-lock.ts';
import type { Database } from '../storage/database.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Connection } from '../storage/connection.ts';
import { sql } from '../storage/kysely.ts';
import { inStep, mostRows } from './in-step.ts';

/** The maximum number of bytes deleted in one transaction, unless a single content is larger. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Minimum age in milliseconds of the last note about a content before it is deleted. On PostgreSQL
 * another transaction may be copying an envelope that uses it; SQLite runs one transaction at a
 * time.
 */
const rest = { sqlite: 0, postgres: 10 * 60_000 };

/**
 * Deletes some of the contents to which nothing refers.
 * @param patience time for which contents stay after the last note about them, in milliseconds
 * @returns true if there may be more
 */
export async function clearUnusedContents(
  database: Database,
  patience: number = database.objects === undefined ? rest[database.flavour] : rest.postgres,
): Promise<boolean> {
  const { flavour, objects } = database;
  const until = Date.now() - patience;
  return inStep(database, 'queue', async (db) => {
    const noted = await db
      .selectFrom('content_checks')
      .where('noted_at', '<=', until)
      .select('hash')
      .orderBy('position')
      .limit(mostRows)
      .execute();
    const all = [...new Set(noted.map(({ hash }) => hash))];
    const hashes = flavour === 'postgres' ? await lockContents(db, all) : all;
    if (hashes.length === 0) return false;
    const unused = await db
      .selectFrom('contents')
      .where('contents.hash', 'in', hashes)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_uses')
              .whereRef('content_uses.hash', '=', 'contents.hash')
              .select('content_uses.hash'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_checks')
              .whereRef('content_checks.hash', '=', 'contents.hash')
              .where('noted_at', '>', until)
              .select('content_checks.hash'),
          ),
        ),
      )
      .select(['contents.hash', 'size', ({ fn }) => fn<number>('length', ['bytes']).as('length')])
      .execute();
    const later = new Set(unused.map(({ hash }) => hash));
    let bytes = 0;
    for (const { hash, size, length } of unused) {
      bytes += length;
      if (bytes > mostBytes && bytes > length) break;
      await db.deleteFrom('contents').where('hash', '=', hash).execute();
      // Content in the object store is deleted in a later step, when no transaction sees its row
      // any more.
      if (length === size) later.delete(hash);
    }
    if (objects !== undefined) await clearObjects(db, objects, { hashes, until, later });
    await db
      .deleteFrom('content_checks')
      .where(
        'hash',
        'in',
        hashes.filter((hash) => !later.has(hash)),
      )
      .where('noted_at', '<=', until)
      .execute();
    return noted.length === mostRows || later.size > 0;
  });
}

/** The maximum number of objects deleted at once, as the transaction waits for the object store. */
const mostObjects = 20;

/**
 * Deletes objects that have no row, also those of transactions that were never committed. Nobody
 * puts them meanwhile: who does notes that first, and waits for the lock.
 * @param what.later those that are looked at again the next time; others are added to it
 */
async function clearObjects(
  db: Connection,
  objects: ObjectStore,
  { hashes, until, later }: { hashes: readonly string[]; until: number; later: Set<string> },
): Promise<void> {
  const rows = await db.selectFrom('contents').where('hash', 'in', hashes).select('hash').execute();
  const noted = await db
    .selectFrom('content_checks')
    .where('hash', 'in', hashes)
    .where('noted_at', '>', until)
    .select('hash')
    .execute();
  const kept = new Set([...rows, ...noted].map(({ hash }) => hash));
  // A row that was deleted just now may still be seen by others.
  const gone = hashes.filter((hash) => !kept.has(hash) && !later.has(hash));
  for (const [index, hash] of gone.entries())
    if (index < mostObjects) await objects.delete(hash);
    else later.add(hash);
}

/**
 * Locks the contents that no transaction is putting and returns them; none can put them until this
 * transaction ends.
 */
async function lockContents(db: Connection, hashes: readonly string[]): Promise<string[]> {
  const locked: string[] = [];
  for (const hash of hashes) {
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_xact_lock(${contentLock(hash)}::bigint) as got`.execute(db);
    if (rows[0]?.got === true) locked.push(hash);
  }
  return locked;
}
