import { startPostgres } from '@countersign/testing/postgres';
import type { Asked } from '../mock/ask.ts';
import { startServer } from '../mock/start-server.ts';
import { pair } from '../sandbox/pairs.ts';
import { scratch } from '../sandbox/scratch.ts';
import { sandbox, sandboxOn } from '../sandbox/servers.ts';
import { spreadOver } from '../sandbox/spread-over.ts';
import { createEnvelope, getEnvelope } from '../sandbox/workloads.ts';
import type { LoadCase, LoadPair, Suite } from '../suite.ts';

const health: Asked = { method: 'GET', url: '/healthz' };

/** What PostgreSQL costs, and what a second process gives. */
export const sandboxPostgres: Suite = {
  about:
    'The sandbox with its state in a PostgreSQL on the same machine, beside one with a file of SQLite; and two processes on one PostgreSQL beside one, connections going to each in turn. Load, servers and database share two processors, so that a second process has little left to run on.',
  cases: {
    getEnvelope: beside('`Envelopes_get`', getEnvelope, besideSqlite),
    createEnvelope: beside(
      '`Envelopes_create` with a PDF of 100 kB',
      createEnvelope(),
      besideSqlite,
    ),
    getEnvelopeTwice: beside('`Envelopes_get`', getEnvelope, twoBesideOne),
    createEnvelopeTwice: beside(
      '`Envelopes_create` with a PDF of 100 kB',
      createEnvelope(),
      twoBesideOne,
    ),
  },
};

function beside(
  what: string,
  request: Asked | Promise<Asked>,
  servers: (request: Asked) => Promise<LoadPair>,
): LoadCase {
  const two = servers === twoBesideOne;
  return {
    what: `${what}, PostgreSQL, ${two ? 'two processes' : 'one process'}`,
    reference: two ? 'one process' : 'SQLite, one process',
    measure: 'requests a second',
    servers: async () => servers(await request),
  };
}

async function besideSqlite(request: Asked): Promise<LoadPair> {
  const folder = scratch();
  const postgres = await startPostgres();
  const subject = await startServer(sandboxOn(await postgres.newDatabase()), health, 200);
  const reference = await startServer(sandbox(folder.file('state.db')), health, 200);
  return pair(subject, reference, [request], () => {
    folder.remove();
    void postgres.stop();
  });
}

async function twoBesideOne(request: Asked): Promise<LoadPair> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const one = await startServer(sandboxOn(url), health, 200);
  const two = await startServer(sandboxOn(url), health, 200);
  const both = await spreadOver([one.url, two.url]);
  // Both go through a door, so that the door costs both.
  const alone = await spreadOver([one.url]);
  return pair(both, alone, [request], () => {
    one.close();
    two.close();
    void postgres.stop();
  });
}
