import {
  createSandboxEnvelope,
  getSandboxEnvelope,
  health,
  listSandboxEnvelopes,
  resetTenant,
} from '../requests.ts';
import { bareSqlite, emptyTransaction, sandbox, sandboxWith } from '../sandbox/programs.ts';
import { mock, replay } from '../server/programs.ts';
import { requestsASecond, startTime } from '../server/rows.ts';
import type { Suite } from '../suite.ts';

const createEnvelope = createSandboxEnvelope();
const create = '`Envelopes_create` with a PDF of 100 kB';

/** How long the sandbox takes to start. */
export const sandboxStart: Suite = {
  about:
    'How long `countersign-sandbox` takes from the start of its process to its first answer. The reference is Fastify without a route, which answers 404. A new file is one whose tables are made and whose seed is planted first.',
  rows: {
    health: startTime(
      { what: '`countersign-sandbox` with a new file, `/healthz`', goal: { atMost: 4 } },
      sandbox,
      health,
    ),
    envelope: startTime(
      { what: '`countersign-sandbox` with a new file, an envelope' },
      sandbox,
      getSandboxEnvelope,
    ),
    mock: startTime({ what: '`countersign-mock`, `/healthz`' }, mock(), health),
  },
};

/** How fast the sandbox responds with its state in SQLite. */
export const sandboxSpeed: Suite = {
  about:
    'Requests to `countersign-sandbox` with its state in a file of SQLite, over 50 connections, each with one request under way. The envelope that is created is sent to one signer with four tabs, with a PDF of 100 kB that is another one each time. What keeps a body is `node:http` that parses it and writes it into a table of SQLite, with the same settings; an empty transaction is `node:http` that begins one and ends it.',
  rows: {
    getEnvelope: requestsASecond(
      {
        what: '`Envelopes_get`',
        reference: 'bare `node:http`, same bytes',
        goal: { atLeast: 0.3 },
      },
      {
        requests: [getSandboxEnvelope],
        subject: sandbox,
        reference: replay('bare-node', sandbox),
      },
    ),
    createEnvelope: requestsASecond(
      {
        what: create,
        reference: 'bare `node:http` that parses the body and writes it into SQLite',
        goal: { atLeast: 0.25 },
      },
      { requests: [createEnvelope], subject: sandbox, reference: bareSqlite },
    ),
    listEnvelopes: requestsASecond(
      { what: '`Envelopes_listStatusChanges`', reference: 'bare `node:http`, same bytes' },
      {
        requests: [listSandboxEnvelopes],
        subject: sandbox,
        reference: replay('bare-node', sandbox),
      },
    ),
    reset: requestsASecond(
      {
        what: 'a tenant reset',
        reference: 'an empty transaction of SQLite behind `node:http`',
        goal: { atLeast: 0.33 },
      },
      { requests: [resetTenant], subject: sandbox, reference: emptyTransaction },
    ),
  },
};

const manyBesideFew = {
  label: { reference: '1,000 envelopes', goal: { atLeast: 0.8 } },
  servers: { subject: sandboxWith(1_000_000), reference: sandboxWith(1000) },
};

/** Whether the sandbox stays fast. */
export const sandboxScale: Suite = {
  about:
    'The same requests to two sandboxes with their state in a file of SQLite: one whose account has 1,000,000 envelopes, and one with 1,000. A list is not among them: it says how many envelopes match, and to count a million takes some 50 ms.',
  rows: {
    getEnvelope: requestsASecond(
      { what: '`Envelopes_get`, 1,000,000 envelopes', ...manyBesideFew.label },
      { requests: [getSandboxEnvelope], ...manyBesideFew.servers },
    ),
    createEnvelope: requestsASecond(
      { what: `${create}, 1,000,000 envelopes`, ...manyBesideFew.label },
      { requests: [createEnvelope], ...manyBesideFew.servers },
    ),
  },
};
