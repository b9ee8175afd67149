import * as ask from '../requests.ts';
import { mock, prism, replay } from '../server/programs.ts';
import type { Request } from '../server/request.ts';
import { latency, requestsASecond } from '../server/rows.ts';
import type { RatioRow, Suite } from '../suite.ts';

const steady = { goal: { atMost: 10 } };
const slowest = '99th percentile';
const mix = 'the four requests mixed';
const replayedByNode = replay('bare-node', mock());
const replayedByFastify = replay('fastify', mock());

/** How fast the mock responds. */
export const mockSpeed: Suite = {
  about:
    'Requests to `countersign-mock` over 50 connections, each with one request at a time. The reference is a bare `node:http` server that reads the request and returns the same bytes as the mock, without routing or validation. The created envelope has two signers with ten tabs each. The mixed requests are those of the first four rows, in equal parts. All areas together have 416 operations; rooms-v2 has 63.',
  rows: {
    getEnvelope: besideNode('`Envelopes_get`', ask.getEnvelope),
    listEnvelopes: besideNode('`Envelopes_listStatusChanges`, five parameters', ask.listEnvelopes),
    lockEnvelope: besideNode('`EnvelopeLocks_create`', ask.lockEnvelope),
    createEnvelope: besideNode('`Envelopes_create`, 4 kB', ask.createEnvelope),
    mix: besideNode(mix, ...ask.mix),
    mixFastify: requestsASecond(
      { what: `Fastify that returns the bytes, ${mix}`, reference: 'bare `node:http`' },
      ask.mix,
      replayedByFastify,
      replayedByNode,
    ),
    getRoomAllAreas: besideOneArea('`Rooms_GetRoom`', ask.getRoom),
    createRoomAllAreas: besideOneArea('`Rooms_CreateRoom`', ask.createRoom),
    getEnvelopeLatency: latency(
      { what: `\`Envelopes_get\`, ${slowest}`, ...steady },
      [ask.getEnvelope],
      mock(),
    ),
    mixLatency: latency({ what: `${mix}, ${slowest}`, ...steady }, ask.mix, mock()),
  },
};

function besideNode(what: string, ...requests: Request[]): RatioRow {
  const label = { what, reference: 'bare `node:http`, same bytes', goal: { atLeast: 0.4 } };
  return requestsASecond(label, requests, mock(), replayedByNode);
}

/** As fast with all operations as with a few, within what a machine varies by. */
function besideOneArea(what: string, request: Request): RatioRow {
  const goal = { atLeast: 0.9 };
  const label = { what: `${what}, all areas`, reference: 'rooms-v2 alone', goal };
  return requestsASecond(label, [request], mock(), mock('rooms-v2'));
}

const invoices = '`Invoices_list`, two parameters';

/** How fast the mock responds, compared with bare Prism. */
export const mockPrism: Suite = {
  about:
    'The same requests to `countersign-mock` with all areas and to bare Prism with one bundle. Both validate requests. Prism runs with the settings of its own command, but without logging. The rows of bare `node:http`, which returns the same bytes as the mock, show the highest possible ratio. Prism takes minutes and gigabytes to load esign-v2.1, so these rows are measured only with `--long` and `NODE_OPTIONS=--max-old-space-size=10000`. They use locks, because Prism does not respond with a whole envelope within minutes and 11 GB.',
  rows: {
    listInvoices: besidePrism(invoices, 'esign-v2', ask.listInvoices),
    listInvoicesNode: nodeBesidePrism(invoices, 'esign-v2', ask.listInvoices),
    payBills: besidePrism('`Payments_create`', 'esign-v2', ask.payBills),
    getRoom: besidePrism('`Rooms_GetRoom`', 'rooms-v2', ask.getRoom),
    getRoomNode: nodeBesidePrism('`Rooms_GetRoom`', 'rooms-v2', ask.getRoom),
    createRoom: besidePrism('`Rooms_CreateRoom`', 'rooms-v2', ask.createRoom),
    getLock: besidePrism('`EnvelopeLocks_get`', 'esign-v2.1', ask.getLock),
    createLock: besidePrism('`EnvelopeLocks_create`', 'esign-v2.1', ask.lockEnvelope),
  },
};

function besidePrism(what: string, area: string, request: Request): RatioRow {
  const label = { what, reference: `bare Prism, ${area}`, goal: { atLeast: 20 } };
  // Prism takes minutes to load this area.
  const long = area === 'esign-v2.1';
  return requestsASecond({ ...label, long }, [request], mock(), prism(area));
}

function nodeBesidePrism(name: string, area: string, request: Request): RatioRow {
  const what = `bare \`node:http\`, same bytes, ${name}`;
  const label = { what, reference: `bare Prism, ${area}` };
  return requestsASecond(label, [request], replayedByNode, prism(area));
}
