import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Client } from 'pg';
import { findPrograms, isRoot, openFolder } from './programs.ts';

/** A running PostgreSQL server. */
export interface Postgres {
  /** Its address, without a database. */
  url: string;
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Stops it until `resume`, as an update of the server would. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'countersign';

/** The user who runs it: `nobody` if this process runs as root. */
const identity = isRoot ? { uid: readNobody('-u'), gid: readNobody('-g') } : {};

/**
 * Starts a PostgreSQL server on a free port of this machine.
 * @throws Error with its output if it does not start
 */
export async function startPostgres(): Promise<Postgres> {
  const programs = await findPrograms();
  const port = await freePort();
  const folder = path.join(openFolder(), `countersign-postgres-${randomUUID()}`);
  mkdirSync(folder);
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  for (const place of [folder, passwordFile])
    if (identity.uid !== undefined) chownSync(place, identity.uid, identity.gid);
  const cluster = [`--pgdata=${data}`, '--encoding=UTF8', '--no-locale', '--no-sync'];
  const login = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`];
  await execa(programs.initdb, [...cluster, ...login], identity);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  // Its data is temporary, so it need not survive a crash of the machine.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => startServer(programs.postgres, ['-D', data, '-p', `${port}`, ...options]);
  let server = await start();
  const end = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    url,
    newDatabase: () => newDatabase(url),
    async pause() {
      await server.stop();
    },
    async resume() {
      server = await start();
    },
    async stop() {
      process.off('exit', end);
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The process of a server. */
interface Running {
  /** Stops the server at once, with its connections. */
  stop(): Promise<unknown>;
  kill(): void;
}

/** Starts the server and waits until it accepts connections. */
function startServer(program: string, args: string[]): Promise<Running> {
  const server = execa(program, args, identity);
  const ended = server.catch(() => undefined);
  const stop = () => {
    server.kill('SIGINT');
    return ended;
  };
  return new Promise((resolve, reject) => {
    server.then(() => reject(new Error(`${program} ended before it accepted connections`)), reject);
    createInterface(server.stderr).on('line', (line) => {
      if (line.includes('ready to accept connections'))
        resolve({ stop, kill: () => server.kill('SIGKILL') });
    });
  });
}

/**
 * Creates a database.
 * @param server the address of a PostgreSQL server, without a database
 * @param template the database that it is a copy of, to which nothing is connected; it is empty
 *   without one
 * @returns the address of the database
 */
export async function newDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `made_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}

function readNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
