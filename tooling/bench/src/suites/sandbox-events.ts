import { startPostgres } from '@countersign/testing/postgres';
import { eventRate } from '../sandbox/events.ts';
import { scratch } from '../sandbox/scratch.ts';
import { sandbox, sandboxOn } from '../sandbox/servers.ts';
import type { Goal, RateCase, Suite } from '../suite.ts';

/** Whether events keep up with envelopes. */
export const sandboxEvents: Suite = {
  about:
    'Envelopes are sent as fast as 50 connections get them answered, each with a PDF and an `eventNotification` for `envelope-sent` in JSON. What is counted is how many events a second the listener has got when the last one is there, the creation of the envelopes included: load, server and listener share the two processors.',
  cases: {
    sqlite: onSqlite('a PDF of 1 kB', 1000, { atLeast: 500 }),
    sqliteLarge: onSqlite('a PDF of 100 kB', 100_000),
    postgres: {
      what: 'events of envelopes that are sent with a PDF of 1 kB, PostgreSQL and pg-boss',
      measure: 'events a second',
      async rate() {
        const postgres = await startPostgres();
        try {
          return await eventRate(sandboxOn(await postgres.newDatabase()), 1000);
        } finally {
          await postgres.stop();
        }
      },
    },
  },
};

function onSqlite(size: string, bytes: number, goal?: Goal): RateCase {
  return {
    what: `events of envelopes that are sent with ${size}, SQLite`,
    measure: 'events a second',
    ...(goal !== undefined && { goal }),
    async rate() {
      const folder = scratch();
      try {
        return await eventRate(sandbox(folder.file('state.db')), bytes);
      } finally {
        folder.remove();
      }
    },
  };
}
