import { allowDirectly, type Connection } from './connection.ts';
import { run } from './begin.ts';
import { Kysely, SqliteDialect } from './kysely.ts';
import { openSqliteReader } from './sqlite.ts';
import type { Tables } from './tables.ts';

/**
 * Connections to a file of SQLite that only read, so that work which reads waits neither for a long
 * transaction nor for other long work that reads (docs/decisions/0146-reading-beside-writing.md).
 */
export interface Readers {
  /** Runs work that sees what was committed when it began, and nothing later. */
  read<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs work while no other work reads. */
  hold(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The maximum number of connections; they are opened when so much work reads at once. */
const most = 3;

interface Reader {
  db: Kysely<Tables>;
  /** The number of pieces of work that have it or wait for it. */
  users: number;
}

/**
 * @param main the connection that writes
 * @param onBegin is told of the connection of some work before that sees anything
 */
export function createReaders(
  file: string,
  main: Connection,
  onBegin: (connection: Connection) => void,
): Readers {
  const readers: Reader[] = [];
  let isHeld = false;

  function open(): Reader {
    const database = openSqliteReader(file);
    const reader = {
      db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }),
      users: 0,
    };
    allowDirectly(reader.db, database, main);
    readers.push(reader);
    return reader;
  }

  function choose(): Reader {
    const [freest] = readers.toSorted((one, other) => one.users - other.users);
    if (freest === undefined) return open();
    return freest.users > 0 && readers.length < most && !isHeld ? open() : freest;
  }

  async function use<Result>(
    reader: Reader,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    reader.users += 1;
    try {
      return await reader.db.connection().execute(work);
    } finally {
      reader.users -= 1;
    }
  }

  return {
    read: (work) =>
      use(choose(), async (connection) => {
        onBegin(connection);
        await run(connection, 'begin');
        try {
          return await work(connection);
        } finally {
          await run(connection, 'commit');
        }
      }),
    async hold(work) {
      isHeld = true;
      const holding = readers.reduce((inner, reader) => () => use(reader, inner), work);
      await holding().finally(() => void (isHeld = false));
    },
    async close() {
      for (const { db } of readers) await db.destroy();
    },
  };
}
