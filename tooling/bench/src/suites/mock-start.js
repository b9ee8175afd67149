import * as ask from '../requests.ts';
import { empty, mock, nothing, prism } from '../server/programs.ts';
import { residentMemory, startTime } from '../server/rows.ts';
const [node, fastify] = [empty('bare-node'), empty('fastify')];
const [rooms, esignV2, esignV21] = [prism('rooms-v2'), prism('esign-v2'), prism('esign-v2.1')];
const ours = '`countersign-mock`, all areas';
/** How long a server takes to start. */
export const mockStart = {
  about:
    'How long a server takes from the start of its process to its first answer, which is to `/healthz` or to the first request of the contract. The reference is Fastify without a route, which answers 404. Bare Prism is what its own command starts, on one bundle of this contract: the same calls and settings, without a log.',
  rows: {
    health: startTime(`${ours}, \`/healthz\``, mock(), ask.health, { goal: { atMost: 3 } }),
    envelope: startTime(`${ours}, an envelope`, mock(), ask.getEnvelope),
    room: startTime(`${ours}, a room`, mock(), ask.getRoom),
    roomAlone: startTime(
      '`countersign-mock`, only rooms-v2, a room',
      mock('rooms-v2'),
      ask.getRoom,
    ),
    bareNode: startTime('bare `node:http`, a 404', node, nothing),
    prismRooms: startTime('bare Prism, rooms-v2, a room', rooms, ask.getRoom, { turns: 5 }),
    prismEsignV2: startTime('bare Prism, esign-v2, invoices', esignV2, ask.listInvoices, {
      turns: 1,
    }),
    prismEsignV21: startTime('bare Prism, esign-v2.1, a lock', esignV21, ask.getLock, {
      turns: 1,
      long: true,
    }),
  },
};
const more = { goal: { atMost: 250 } };
const first = 'after its first answer';
/** How much memory a server uses. */
export const mockMemory = {
  about:
    'How much memory a server holds: after its first answer, and after 20000 requests over 50 connections, a quarter of each of `Envelopes_get`, `Envelopes_listStatusChanges`, `EnvelopeLocks_create` and `Envelopes_create`.',
  rows: {
    start: residentMemory(`${ours}, ${first}`, mock(), [ask.getEnvelope], more),
    load: residentMemory(`${ours}, after 20000 requests`, mock(), ask.mix, more),
    bareNode: residentMemory('bare `node:http` without an address', node, [nothing]),
    fastify: residentMemory('Fastify without a route', fastify, [nothing]),
    prismRooms: residentMemory(`bare Prism, rooms-v2, ${first}`, rooms, [ask.getRoom]),
    prismEsignV2: residentMemory(`bare Prism, esign-v2, ${first}`, esignV2, [ask.listInvoices], {
      processes: 1,
    }),
  },
};
