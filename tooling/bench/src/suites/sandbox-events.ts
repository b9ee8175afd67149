import { eventRate } from '../sandbox/events.ts';
import { startPostgres } from '@countersign/postgres';
import { scratch } from '../sandbox/scratch.ts';
import { sandbox, sandboxOn } from '../sandbox/servers.ts';
import type { Suite } from '../suite.ts';

/** Whether events keep up with envelopes. */
export const sandboxEvents: Suite = {
  about:
    'Envelopes are sent as fast as 50 connections get them answered, each with a PDF of 100 kB and an `eventNotification` for `envelope-sent` in JSON. What is counted is how many events a second the listener has got when the last one is there, creation of the envelopes included: both share two processors with the load and the listener.',
  cases: {
    sqlite: {
      what: 'events of envelopes that are sent, SQLite',
      measure: 'events a second',
      goal: { atLeast: 500 },
      async rate() {
        const folder = scratch();
        try {
          return await eventRate(sandbox(folder.file('state.db')));
        } finally {
          folder.remove();
        }
      },
    },
    postgres: {
      what: 'events of envelopes that are sent, PostgreSQL and pg-boss',
      measure: 'events a second',
      async rate() {
        const postgres = await startPostgres();
        try {
          return await eventRate(sandboxOn(await postgres.newDatabase()));
        } finally {
          await postgres.stop();
        }
      },
    },
  },
};
