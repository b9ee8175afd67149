import * as ask from '../requests.ts';
import { empty, mock, nothing, prism } from '../server/programs.ts';
import { residentMemory, startTime } from '../server/rows.ts';
import type { Suite } from '../suite.ts';

const [node, fastify] = [empty('bare-node'), empty('fastify')];
const [rooms, esignV2, esignV21] = [prism('rooms-v2'), prism('esign-v2'), prism('esign-v2.1')];
const ours = '`countersign-mock`, all areas';

/** How long a server takes to start. */
export const mockStart: Suite = {
  about:
    'The time from the start of a server process to its first response, either to `/healthz` or to a request of the contract. The reference is Fastify without routes, which responds with 404. Bare Prism serves one bundle of this contract, with the same calls and settings as its own command, but without logging.',
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
const first = 'after its first response';

/** How much memory a server uses. */
export const mockMemory: Suite = {
  about:
    'How much memory a server uses after its first response, and after 20000 requests over 50 connections, in equal parts `Envelopes_get`, `Envelopes_listStatusChanges`, `EnvelopeLocks_create` and `Envelopes_create`.',
  rows: {
    start: residentMemory(`${ours}, ${first}`, mock(), [ask.getEnvelope], more),
    load: residentMemory(`${ours}, after 20000 requests`, mock(), ask.mix, more),
    bareNode: residentMemory('bare `node:http` without routes', node, [nothing]),
    fastify: residentMemory('Fastify without routes', fastify, [nothing]),
    prismRooms: residentMemory(`bare Prism, rooms-v2, ${first}`, rooms, [ask.getRoom]),
    prismEsignV2: residentMemory(`bare Prism, esign-v2, ${first}`, esignV2, [ask.listInvoices], {
      processes: 1,
    }),
  },
};
