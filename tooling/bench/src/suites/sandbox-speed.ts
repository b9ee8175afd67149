import { besideReplay, sideBySide } from '../sandbox/pairs.ts';
import { bareSqlite, emptyTransaction, sandbox } from '../sandbox/servers.ts';
import { createEnvelope, getEnvelope, listEnvelopes, resetTenant } from '../sandbox/workloads.ts';
import type { Suite } from '../suite.ts';

/** How fast the sandbox answers with its state in SQLite. */
export const sandboxSpeed: Suite = {
  about:
    'Requests to `countersign-sandbox` with its state in a file of SQLite, over 50 connections, each with one request under way. The envelope that is created is sent to one signer with four tabs, with a PDF of 100 kB that is another one each time. What keeps a body is `node:http` that parses it and writes it into a table of SQLite, with the same settings; an empty transaction is `node:http` that begins one and ends it.',
  cases: {
    getEnvelope: {
      what: '`Envelopes_get`',
      reference: 'bare `node:http`, same bytes',
      measure: 'requests a second',
      goal: { atLeast: 0.3 },
      servers: () => besideReplay(getEnvelope),
    },
    createEnvelope: {
      what: '`Envelopes_create` with a PDF of 100 kB',
      reference: 'bare `node:http` that parses the body and writes it into SQLite',
      measure: 'requests a second',
      goal: { atLeast: 0.25 },
      servers: async () => sideBySide(await createEnvelope(), sandbox, bareSqlite),
    },
    listEnvelopes: {
      what: '`Envelopes_listStatusChanges`',
      reference: 'bare `node:http`, same bytes',
      measure: 'requests a second',
      servers: () => besideReplay(listEnvelopes),
    },
    reset: {
      what: 'a tenant reset',
      reference: 'an empty transaction of SQLite behind `node:http`',
      measure: 'requests a second',
      goal: { atLeast: 0.33 },
      servers: () =>
        sideBySide(resetTenant, sandbox, emptyTransaction, { subject: 204, reference: 200 }),
    },
  },
};
