import * as ask from '../requests.ts';
import { empty, mock, nothing, prism } from '../server/programs.ts';
import { residentMemory, startTime } from '../server/rows.ts';
import type { Goal, Suite } from '../suite.ts';

/** How long a server takes to start. */
export const mockStart: Suite = {
  about:
    'How long a server takes from the start of its process to its first answer, which is to `/healthz` or to the first request of the contract. The reference is Fastify without a route, which answers 404. Bare Prism is what its own command starts, on one bundle of this contract: the same calls and settings, without a log.',
  rows: {
    health: startTime(
      { what: '`countersign-mock`, all areas, `/healthz`', goal: { atMost: 3 } },
      mock(),
      ask.health,
    ),
    envelope: startTime(
      { what: '`countersign-mock`, all areas, an envelope' },
      mock(),
      ask.getEnvelope,
    ),
    room: startTime({ what: '`countersign-mock`, all areas, a room' }, mock(), ask.getRoom),
    roomAlone: startTime(
      { what: '`countersign-mock`, only rooms-v2, a room' },
      mock('rooms-v2'),
      ask.getRoom,
    ),
    bareNode: startTime({ what: 'bare `node:http`, a 404' }, empty('bare-node'), nothing),
    prismRooms: startTime(
      { what: 'bare Prism, rooms-v2, a room', turns: 5 },
      prism('rooms-v2'),
      ask.getRoom,
    ),
    prismEsignV2: startTime(
      { what: 'bare Prism, esign-v2, invoices', turns: 1 },
      prism('esign-v2'),
      ask.listInvoices,
    ),
    prismEsignV21: startTime(
      { what: 'bare Prism, esign-v2.1, a lock', turns: 1, long: true },
      prism('esign-v2.1'),
      ask.getLock,
    ),
  },
};

const smallEnough: Goal = { atMost: 250 };

/** How much memory a server uses. */
export const mockMemory: Suite = {
  about:
    'How much memory a server holds: after its first answer, and after 20000 requests over 50 connections, a quarter of each of `Envelopes_get`, `Envelopes_listStatusChanges`, `EnvelopeLocks_create` and `Envelopes_create`.',
  rows: {
    start: residentMemory(
      { what: '`countersign-mock`, all areas, after its first answer', goal: smallEnough },
      mock(),
      { first: ask.getEnvelope },
    ),
    load: residentMemory(
      { what: '`countersign-mock`, all areas, after 20000 requests', goal: smallEnough },
      mock(),
      { first: ask.getEnvelope, requests: ask.mix },
    ),
    bareNode: residentMemory({ what: 'bare `node:http` without an address' }, empty('bare-node'), {
      first: nothing,
    }),
    fastify: residentMemory({ what: 'Fastify without a route' }, empty('fastify'), {
      first: nothing,
    }),
    prismRooms: residentMemory(
      { what: 'bare Prism, rooms-v2, after its first answer' },
      prism('rooms-v2'),
      { first: ask.getRoom },
    ),
    prismEsignV2: residentMemory(
      { what: 'bare Prism, esign-v2, after its first answer' },
      prism('esign-v2'),
      { first: ask.listInvoices, processes: 1 },
    ),
  },
};
