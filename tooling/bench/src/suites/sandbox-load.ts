import { createServer } from 'node:http';
import { median } from '../numbers.ts';
import { listen } from '../programs/serve.ts';
import { createSandboxEnvelope, getSandboxEnvelope as get } from '../requests.ts';
import { measureHealthTimes } from '../sandbox/hostile.ts';
import { onPostgres, sandbox } from '../sandbox/programs.ts';
import { fire } from '../server/load.ts';
import type { Program } from '../server/programs.ts';
import type { Request } from '../server/request.ts';
import { requestsASecond } from '../server/rows.ts';
import type { Stage } from '../stage.ts';
import type { AmountRow, Goal, RatioRow, Suite } from '../suite.ts';

/** Whether events keep up with envelopes. */
export const sandboxEvents: Suite = {
  about:
    '50 connections send envelopes as fast as the sandbox responds, each with a PDF and an `eventNotification` for `envelope-sent` in JSON. The number is the events per second that the listener received by the time the last one arrived, including the time to create the envelopes. The load generator, the server and the listener share two processors.',
  rows: {
    sqlite: events('a PDF of 1 kB, SQLite', sandbox, 1000, { atLeast: 500 }),
    sqliteLarge: events('a PDF of 100 kB, SQLite', sandbox, 100_000),
    postgres: events('a PDF of 1 kB, PostgreSQL and pg-boss', onPostgres(), 1000),
  },
};

function events(name: string, server: Program, pdfSize: number, goal?: Goal): AmountRow {
  const what = `events of envelopes that are sent with ${name}`;
  const amount: AmountRow['amount'] = (stage) => measureEventRate(stage, server, pdfSize);
  return { what, measure: 'events a second', goal, amount };
}

/**
 * How many events a second arrive at a listener while envelopes are created as fast as possible, until
 * the last of their events has arrived. Each envelope sends one.
 * @param pdfSize the size of the PDF of each envelope, in bytes
 */
async function measureEventRate(stage: Stage, program: Program, pdfSize: number): Promise<number> {
  let arrived = 0;
  let expected = Infinity;
  const { promise: all, resolve: onLast } = Promise.withResolvers<void>();
  const listener = createServer((request, response) => {
    request.resume().once('end', () => {
      response.end();
      arrived += 1;
      if (arrived >= expected) onLast();
    });
  });
  const eventNotification = {
    url: `${await listen(listener, stage)}/`,
    events: ['envelope-sent'],
    eventData: { version: 'restv2.1', format: 'json' },
  };
  const request = await createSandboxEnvelope({ eventNotification }, pdfSize);
  const server = await program(stage, [request]);
  await fire(server, [request], 400);
  const envelopes = stage.amount(4000, 200);
  expected = arrived + envelopes;
  const since = performance.now();
  await fire(server, [request], envelopes);
  await all;
  return envelopes / ((performance.now() - since) / 1000);
}

const create = createSandboxEnvelope();
const creation = '`Envelopes_create` with a PDF of 100 kB';

/** What PostgreSQL costs, and what a second process gains. */
export const sandboxPostgres: Suite = {
  about:
    'A sandbox with its state in PostgreSQL on the same machine, compared with one that uses a SQLite file; and two processes that share a PostgreSQL and the connections, compared with one process. The load generator, the servers and the database share two processors, so a second process gains little.',
  rows: {
    getEnvelope: besideSqlite('`Envelopes_get`', get),
    createEnvelope: besideSqlite(creation, create),
    getEnvelopeTwice: twoBesideOne('`Envelopes_get`', get),
    createEnvelopeTwice: twoBesideOne(creation, create),
  },
};

function besideSqlite(name: string, request: Request | Promise<Request>): RatioRow {
  const label = { what: `${name}, PostgreSQL, one process`, reference: 'SQLite, one process' };
  return requestsASecond(label, [request], onPostgres(), sandbox);
}

function twoBesideOne(name: string, request: Request | Promise<Request>): RatioRow {
  const label = { what: `${name}, PostgreSQL, two processes`, reference: 'one process' };
  return requestsASecond(label, [request], onPostgres(2), onPostgres());
}

/** Whether the sandbox responds while it works on hostile documents. */
export const sandboxHostile: Suite = {
  about:
    'The median response time of `/healthz` while two clients create envelopes with hostile documents: a .docx file with a million runs, HTML with unclosed scripts, HTML with 1 MB of words, text with 2.5 million lines, and a PNG of 10 by 10 pixels that decompresses to 300 MB. `/healthz` is requested every 20 ms until each document has been converted or rejected three times.',
  rows: {
    health: {
      what: '`/healthz` while hostile documents are converted',
      measure: 'answer time',
      goal: { atMost: 100 },
      amount: async (stage) => median(await measureHealthTimes(stage, sandbox)),
    },
  },
};
