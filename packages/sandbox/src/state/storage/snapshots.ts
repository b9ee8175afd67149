// PostgreSQL numbers transactions that write. Two snapshots with the same text have seen the same ones
// end, so that nothing was changed between them, by whichever process. That holds on one server, which
// the text therefore names.
import type { Connection } from './connection.ts';
import { sql } from './kysely.ts';
import { whichSnapshot } from './which-server.ts';

/** A question that is asked in one statement for all who ask at nearly the same time. */
export type SnapshotNow = () => Promise<string | undefined>;

/**
 * Creates a function that returns the current snapshot. Each query begins after its call, so that
 * earlier commits are included. Undefined if the database does not answer.
 */
export function askSnapshots(db: Connection): SnapshotNow {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<string | undefined> | undefined;

  return () => {
    next ??= running.then(() => {
      next = undefined;
      const answer = ask(db);
      running = answer;
      return answer;
    });
    return next;
  };
}

async function ask(db: Connection): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ snapshot: string }>`
      select ${whichSnapshot} as snapshot`.execute(db);
    return rows[0]?.snapshot;
  } catch {
    // The next read of the database reports the reason.
    return undefined;
  }
}
