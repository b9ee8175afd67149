import * as ask from '../requests.ts';
import { mock, prism, replay } from '../server/programs.ts';
import { latency, requestsASecond } from '../server/rows.ts';
const steady = { goal: { atMost: 10 } };
const slowest = 'the slowest of a hundred';
const mix = 'the four mixed';
const [replayedByNode, replayedByFastify] = [
  replay('bare-node', mock()),
  replay('fastify', mock()),
];
/** How fast the mock responds. */
export const mockSpeed = {
  about:
    'Requests to `countersign-mock` over 50 connections, each with one request under way. The reference is a server of bare `node:http` that reads the request and returns the very bytes that the mock returned before: no routing, no validation, nothing made. The envelope that is created has two signers with ten tabs each; what is mixed are the four other rows, in equal parts. With all areas there are 416 operations, with rooms-v2 alone 63.',
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
function besideNode(what, ...requests) {
  const label = { what, reference: 'bare `node:http`, same bytes', goal: { atLeast: 0.4 } };
  return requestsASecond(label, requests, mock(), replayedByNode);
}
/** As fast with all operations as with a few, within what a machine varies by. */
function besideOneArea(what, request) {
  const goal = { atLeast: 0.9 };
  const label = { what: `${what}, all areas`, reference: 'rooms-v2 alone', goal };
  return requestsASecond(label, [request], mock(), mock('rooms-v2'));
}
const invoices = '`Invoices_list`, two parameters';
/** How fast the mock responds, compared with bare Prism. */
export const mockPrism = {
  about:
    'The same requests to `countersign-mock` with all areas, and to bare Prism with one bundle; validation is on in both. Prism runs as its own command sets it up, without a log. The rows of bare `node:http`, which returns the bytes that the mock gave, say how many times Prism there is to be had at all. esign-v2.1, which it takes minutes and gigabytes to load, is measured only where `--long` asks for it, with `NODE_OPTIONS=--max-old-space-size=10000`; whole envelopes it does not answer there within minutes and 11 GB, so the rows are of locks.',
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
function besidePrism(what, area, request) {
  const label = { what, reference: `bare Prism, ${area}`, goal: { atLeast: 20 } };
  // Prism takes minutes to load this area.
  const long = area === 'esign-v2.1';
  return requestsASecond({ ...label, long }, [request], mock(), prism(area));
}
function nodeBesidePrism(name, area, request) {
  const what = `bare \`node:http\`, same bytes, ${name}`;
  const label = { what, reference: `bare Prism, ${area}` };
  return requestsASecond(label, [request], replayedByNode, prism(area));
}
