import * as ask from '../requests.ts';
import { bareSqlite, emptyTransaction, sandbox, sandboxWith } from '../sandbox/programs.ts';
import { mock, replay } from '../server/programs.ts';
import type { Request } from '../server/request.ts';
import { requestsASecond, startTime } from '../server/rows.ts';
import type { RatioRow, Suite } from '../suite.ts';

const ours = '`countersign-sandbox` with a new file';
const { getSandboxEnvelope: get } = ask;
const create = ask.createSandboxEnvelope();
const creation = '`Envelopes_create` with a PDF of 100 kB';

/** How long the sandbox takes to start. */
export const sandboxStart: Suite = {
  about:
    'The time from the start of a `countersign-sandbox` process to its first response. The reference is Fastify without routes, which responds with 404. With a new file, the sandbox first creates the tables and applies the seed.',
  rows: {
    health: startTime(`${ours}, \`/healthz\``, sandbox, ask.health, { goal: { atMost: 4 } }),
    envelope: startTime(`${ours}, an envelope`, sandbox, get),
    mock: startTime('`countersign-mock`, `/healthz`', mock(), ask.health),
  },
};

const byNode = replay('bare-node', sandbox);
const sameBytes = 'bare `node:http`, same bytes';

/** How fast the sandbox responds with its state in SQLite. */
export const sandboxSpeed: Suite = {
  about:
    'Requests to `countersign-sandbox` with its state in a SQLite file, over 50 connections, each with one request at a time. The created envelope is sent to one signer with four tabs; its PDF of 100 kB differs each time. The reference for creating is a `node:http` server that parses the body and writes it to a SQLite table with the same settings. The reference for a reset is a `node:http` server that begins and commits an empty transaction.',
  rows: {
    getEnvelope: requestsASecond(
      { what: '`Envelopes_get`', reference: sameBytes, goal: { atLeast: 0.3 } },
      [get],
      sandbox,
      byNode,
    ),
    createEnvelope: requestsASecond(
      {
        what: creation,
        reference: 'bare `node:http` that parses the body and writes it into SQLite',
        goal: { atLeast: 0.25 },
      },
      [create],
      sandbox,
      bareSqlite,
    ),
    listEnvelopes: requestsASecond(
      { what: '`Envelopes_listStatusChanges`', reference: sameBytes },
      [ask.listSandboxEnvelopes],
      sandbox,
      byNode,
    ),
    reset: requestsASecond(
      {
        what: 'a tenant reset',
        reference: 'an empty SQLite transaction behind `node:http`',
        goal: { atLeast: 0.33 },
      },
      [ask.resetTenant],
      sandbox,
      emptyTransaction,
    ),
  },
};

/** Whether the sandbox stays fast. */
export const sandboxScale: Suite = {
  about:
    'The same requests to two sandboxes with their state in a SQLite file: the account of one has 1,000,000 envelopes, that of the other 1,000. Lists are not measured: a list reports how many envelopes match, and counting a million takes about 50 ms.',
  rows: {
    getEnvelope: manyBesideFew('`Envelopes_get`', get),
    createEnvelope: manyBesideFew(creation, create),
  },
};

function manyBesideFew(name: string, request: Request | Promise<Request>): RatioRow {
  const what = `${name}, 1,000,000 envelopes`;
  const label = { what, reference: '1,000 envelopes', goal: { atLeast: 0.8 } };
  return requestsASecond(label, [request], sandboxWith(1_000_000), sandboxWith(1000));
}
