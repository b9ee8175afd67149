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
    'How long `countersign-sandbox` takes from the start of its process to its first answer. The reference is Fastify without a route, which answers 404. A new file is one whose tables are made and whose seed is planted first.',
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
    'Requests to `countersign-sandbox` with its state in a file of SQLite, over 50 connections, each with one request under way. The envelope that is created is sent to one signer with four tabs, with a PDF of 100 kB that is another one each time. What keeps a body is `node:http` that parses it and writes it into a table of SQLite, with the same settings; an empty transaction is `node:http` that begins one and ends it.',
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
        reference: 'an empty transaction of SQLite behind `node:http`',
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
    'The same requests to two sandboxes with their state in a file of SQLite: one whose account has 1,000,000 envelopes, and one with 1,000. A list is not among them: it says how many envelopes match, and to count a million takes some 50 ms.',
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
