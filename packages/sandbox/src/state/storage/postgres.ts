import type { Socket } from 'node:net';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import type { Connection } from './connection.ts';
import { isAway, poolerBetween } from './errors.ts';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from './kysely.ts';
import { loadPeer } from './load-peer.ts';
import { mostConnections } from './limits.ts';
import { OneWriteSocket } from './one-write.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** The type of whole numbers of 64 bits, by its number in the catalogue of PostgreSQL. */
const int8 = 20;

/** Timeout in milliseconds for opening a connection. */
const connecting = { connectionTimeoutMillis: 5_000 } satisfies PoolConfig;

/**
 * Other timeouts in milliseconds; each can be set in the address of the database, as
 * `?lock_timeout=1000`. Without them, a single dead connection would block a process for ever.
 */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  // Longer than the server has, whose answer says more.
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} satisfies PoolConfig;

/** Settings that PostgreSQL itself enforces. */
const ofServer = [
  'lock_timeout',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
] as const;

/** Options in the address of a database. */
interface Wishes {
  /** The address of the connection. */
  connectionString: string;
  /**
   * Keeps a connection with one server process (true). With `?prepare=false` it may get
   * another one for each transaction, as from pgbouncer in its transaction mode: then nothing is said
   * that lasts longer.
   */
  keepsProcess: boolean;
  /** The limits that PostgreSQL itself keeps, in milliseconds. */
  ofServer: Record<(typeof ofServer)[number], number>;
}

function readWishes(url: string): Wishes {
  const address = new URL(url);
  const keepsProcess = address.searchParams.get('prepare') !== 'false';
  address.searchParams.delete('prepare');
  const find = (name: (typeof ofServer)[number]) =>
    Number(address.searchParams.get(name) ?? limits[name]);
  const found = {
    lock_timeout: find('lock_timeout'),
    statement_timeout: find('statement_timeout'),
    idle_in_transaction_session_timeout: find('idle_in_transaction_session_timeout'),
  };
  if (!keepsProcess) for (const name of ofServer) address.searchParams.delete(name);
  return { connectionString: address.href, keepsProcess, ofServer: found };
}

/** SQL after BEGIN that sets the limits, if they cannot be set for the connection. */
export function setLimits(url: string): string {
  const wishes = readWishes(url);
  if (wishes.keepsProcess) return '';
  return ofServer.map((name) => `; set local ${name} = ${wishes.ofServer[name]}`).join('');
}

/**
 * Requires the connection to have its settings.
 * @throws Error if a pooler such as pgbouncer does not pass the settings of a connection on to
 * PostgreSQL
 */
export async function requireSettings(db: Connection, url: string): Promise<void> {
  const wishes = readWishes(url);
  if (!wishes.keepsProcess) return;
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'lock_timeout'`.execute(db);
  if (Number(rows[0]?.setting) !== wishes.ofServer.lock_timeout) throw new Error(poolerBetween);
}

/** Time in milliseconds that transactions have to end when the pool is closed. */
const patience = 5_000;

/** Connections to PostgreSQL. */
interface Connections {
  pool: Pool;
  /** Allows prepared statements; see `Wishes`. */
  keepsProcess: boolean;
  /** Closes all connections at once, including unresponsive ones. */
  cutOff(): void;
  /**
   * Gives running work, and work that begins before the pool is closed, a few seconds: then all
   * connections are closed, and no new ones are opened.
   */
  endSoon(): void;
  /** @throws Error after that time */
  requireTime(): void;
}

/**
 * A pool of connections to PostgreSQL. Whole numbers come as numbers: none of ours needs more than
 * 53 bits.
 * @param url `postgres://user:password@host:port/database`, with `?prepare=false` behind a pooler that
 *   gives each transaction another server process
 * @param isLimited true (the default) if statements have a limit; changes of tables may take long
 */
export async function openPool(url: string, isLimited = true): Promise<Connections> {
  const { default: pg } = await loadPeer(() => import('pg'), 'pg', 'PostgreSQL needs');
  const { connectionString, keepsProcess } = readWishes(url);
  const { query_timeout, keepAlive, keepAliveInitialDelayMillis } = limits;
  const ofClient = { query_timeout, keepAlive, keepAliveInitialDelayMillis };
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    max: mostConnections,
    // A statement is sent without waiting for the answer to the one before it.
    pipeline: true,
    ...connecting,
    ...(isLimited && (keepsProcess ? limits : ofClient)),
    stream() {
      const socket = new OneWriteSocket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    types: {
      getTypeParser: (id, format) =>
        id === int8
          ? readInteger
          : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
    },
  });
  // An idle connection that breaks is replaced; the next request fails if it cannot be.
  pool.on('error', () => {});
  // A used connection that breaks fails its query too; without a listener, its event would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let ending: NodeJS.Timeout | undefined;
  let isOver = false;
  function cutOff(): void {
    clearTimeout(ending);
    isOver = true;
    for (const socket of sockets) socket.destroy();
  }
  return {
    pool,
    keepsProcess,
    cutOff,
    endSoon: () => void (ending ??= setTimeout(cutOff, patience)),
    requireTime() {
      if (isOver) throw new Error('Connection terminated: the sandbox ends');
    },
  };
}

/** @throws Error where JavaScript would round a number */
function readInteger(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(
    `The database has the number ${text}, which is too large for the sandbox. Its rows must be numbered by sequences, as PostgreSQL does.`,
  );
}

/** Kysely on PostgreSQL. */
export function postgresDialect(connections: Connections): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(connections),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const noNames: StatementNames = { find: () => undefined };

/** A connection that is taken from the pool. */
interface Lent extends DatabaseConnection {
  release(): void;
}

function createDriver({ pool, keepsProcess, cutOff, endSoon, requireTime }: Connections): Driver {
  const names = keepsProcess ? createStatementNames() : noNames;
  const lent = new Map<DatabaseConnection, Lent>();

  async function end(): Promise<void> {
    // A server that no longer answers must not keep a process.
    endSoon();
    await pool.end();
    // A connection that was just being opened is not in the pool yet.
    cutOff();
  }

  return {
    async init() {},
    async acquireConnection() {
      requireTime();
      const connection = lend(await pool.connect(), names);
      lent.set(connection, connection);
      return connection;
    },
    async releaseConnection(connection) {
      lent.get(connection)?.release();
      lent.delete(connection);
    },
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    destroy: end,
  };
}

function lend(client: PoolClient, names: StatementNames): Lent {
  /** The error after which nothing can be said on this connection any more. */
  let broken: unknown;
  return {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (broken !== undefined) throw broken;
      try {
        const name = names.find(text);
        const answer: unknown = await client.query({
          text,
          ...(parameters.length > 0 && { values: [...parameters] }),
          ...(name !== undefined && { name }),
        });
        return readAnswer<Row>(text, answer);
      } catch (error) {
        if (isAway(error)) broken = error;
        throw error;
      }
    },
    // oxlint-disable-next-line require-yield -- nothing here reads rows one by one
    async *streamQuery() {
      throw new Error('Rows are read all at once.');
    },
    release: () => client.release(broken !== undefined),
  };
}

/** Reads the result of a query; for a text of several statements, that of the last one. */
function readAnswer<Row>(text: string, answer: unknown): QueryResult<Row> {
  const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
  if (!isAnswer<Row>(last)) return { rows: [] };
  const { command, rowCount, rows } = last;
  if (text === 'commit' && command === 'ROLLBACK') throw new RolledBack();
  return {
    rows,
    ...(changes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
  };
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Narrows a result of pg; the type of its rows is known from the query, as it is to Kysely. */
function isAnswer<Row>(
  value: unknown,
): value is { command: string; rowCount: number | null; rows: Row[] } {
  return typeof value === 'object' && value !== null && 'rows' in value && 'command' in value;
}

/** PostgreSQL answers so to a COMMIT of a transaction in which a statement failed. */
class RolledBack extends Error {
  override name = 'RolledBack';

  constructor() {
    super('The transaction was undone, because one of its statements failed.');
  }
}

/** Transactions are begun with their own SQL; see `openDatabase`. */
async function refuseTransaction(): Promise<never> {
  throw new Error('Transactions are begun by openDatabase.');
}
