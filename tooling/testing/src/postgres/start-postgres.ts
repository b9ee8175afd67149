import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { newDatabase } from './new-database.ts';
import { findPrograms, isRoot, openFolder } from './programs.ts';

/** A PostgreSQL of its own. */
export interface Postgres {
  /** The address without a database. */
  url: string;
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>;
  /** Ends it for a while, as an update of it would. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it, and deletes all that it held. */
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'countersign';

/** Who runs it: ourselves, or in place of the administrator the user who may do next to nothing. */
const identity = isRoot ? { uid: readId('-u'), gid: readId('-g') } : {};

/**
 * Starts a PostgreSQL at a free port of this machine.
 * @throws Error with what it said, where it does not start
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
  await run(programs.initdb, [
    `--pgdata=${data}`,
    '--auth=scram-sha-256',
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  // What it holds is gone afterwards, so it need not survive the machine.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
  };
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () => startServer(programs.postgres, args);
  let server = await start();
  const end = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    url,
    newDatabase: () => newDatabase(url),
    pause: () => stopServer(server),
    async resume() {
      server = await start();
    },
    async stop() {
      process.off('exit', end);
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
    const said = collectErrors(child);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(program)} ended with ${code}: ${said()}`)),
    );
  });
}

function startServer(program: string, args: string[]): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
    const said = collectErrors(child);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said()}`)));
    child.stderr?.on('data', () => {
      if (said().includes('ready to accept connections')) resolve(child);
    });
  });
}

/** Ends it at once, with whatever connections there are. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGINT');
  await closed;
}

function collectErrors({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-10_000);
  });
  return () => text;
}

function readId(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
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
