import { median } from '../numbers.ts';
import { createSandboxEnvelope, getSandboxEnvelope as get } from '../requests.ts';
import { measureEventRate } from '../sandbox/event-rate.ts';
import { measureHealthTimes } from '../sandbox/hostile.ts';
import { onPostgres, sandbox } from '../sandbox/programs.ts';
import { requestsASecond } from '../server/rows.ts';
/** Whether events keep up with envelopes. */
export const sandboxEvents = {
  about:
    'Envelopes are sent as fast as 50 connections get them answered, each with a PDF and an `eventNotification` for `envelope-sent` in JSON. What is counted is how many events a second the listener has got when the last one is there, the creation of the envelopes included: load, server and listener share the two processors.',
  rows: {
    sqlite: events('a PDF of 1 kB, SQLite', sandbox, 1000, { atLeast: 500 }),
    sqliteLarge: events('a PDF of 100 kB, SQLite', sandbox, 100000),
    postgres: events('a PDF of 1 kB, PostgreSQL and pg-boss', onPostgres(), 1000),
  },
};
function events(name, server, pdfSize, goal) {
  const what = `events of envelopes that are sent with ${name}`;
  const amount = (stage) => measureEventRate(stage, server, pdfSize);
  return { what, measure: 'events a second', goal, amount };
}
const create = createSandboxEnvelope();
const creation = '`Envelopes_create` with a PDF of 100 kB';
/** What PostgreSQL costs, and what a second process gains. */
export const sandboxPostgres = {
  about:
    'The sandbox with its state in a PostgreSQL on the same machine, beside one with a file of SQLite; and two processes on one PostgreSQL beside one, connections going to each in turn. Load, servers and database share two processors, so that a second process has little left to run on.',
  rows: {
    getEnvelope: besideSqlite('`Envelopes_get`', get),
    createEnvelope: besideSqlite(creation, create),
    getEnvelopeTwice: twoBesideOne('`Envelopes_get`', get),
    createEnvelopeTwice: twoBesideOne(creation, create),
  },
};
function besideSqlite(name, request) {
  const label = { what: `${name}, PostgreSQL, one process`, reference: 'SQLite, one process' };
  return requestsASecond(label, [request], onPostgres(), sandbox);
}
function twoBesideOne(name, request) {
  const label = { what: `${name}, PostgreSQL, two processes`, reference: 'one process' };
  return requestsASecond(label, [request], onPostgres(2), onPostgres());
}
/** Whether the sandbox responds while it works on hostile documents. */
export const sandboxHostile = {
  about:
    'How long `/healthz` takes to answer, at the median, while two clients create envelopes with documents that are written to do harm: a .docx of a million runs, HTML of scripts that are not closed, HTML of 1 MB of words, text of 2.5 million lines, and a PNG of 10 by 10 pixels with 300 MB inside. It is asked every 20 ms, until each document was converted or rejected three times.',
  rows: {
    health: {
      what: '`/healthz` while hostile documents are converted',
      measure: 'answer time',
      goal: { atMost: 100 },
      amount: async (stage) => median(await measureHealthTimes(stage, sandbox)),
    },
  },
};
