import type { Asked } from '../mock/ask.ts';
import { fire, warmUp } from '../mock/fire.ts';
import { residentOf } from '../mock/resident-of.ts';
import { bareNode, barePrism, fastify, mock, type Command } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import { workloads } from '../mock/workloads.ts';
import type { Goal, ResidentCase, Suite } from '../suite.ts';

const smallEnough: Goal = { atMost: 250 };

/** How many requests a server has answered where its memory under load is looked at. */
const load = 20_000;

const [envelope] = workloads.getEnvelope;
const [room] = workloads.getRoom;
const [invoices] = workloads.listInvoices;
const nothing: Asked = { method: 'GET', url: '/' };

/** How much memory a server holds. */
export const mockMemory: Suite = {
  about:
    'How much memory a server holds: after its first answer, and after 20000 requests over 50 connections, a quarter of each of `Envelopes_get`, `Envelopes_listStatusChanges`, `EnvelopeLocks_create` and `Envelopes_create`.',
  cases: {
    start: holding('`countersign-mock`, all areas, after its first answer', mock(), envelope, 200, {
      goal: smallEnough,
    }),
    load: holding('`countersign-mock`, all areas, after 20000 requests', mock(), envelope, 200, {
      requests: workloads.mix,
      goal: smallEnough,
    }),
    bareNode: holding('bare `node:http` without an address', bareNode(), nothing, 404),
    fastify: holding('Fastify without a route', fastify(), nothing, 404),
    prismRooms: holding(
      'bare Prism, rooms-v2, after its first answer',
      barePrism('rooms-v2'),
      room,
      200,
    ),
    prismEsignV2: holding(
      'bare Prism, esign-v2, after its first answer',
      barePrism('esign-v2'),
      invoices,
      200,
      { turns: 1 },
    ),
  },
};

function holding(
  what: string,
  command: Command,
  first: Asked,
  status: number,
  {
    requests,
    ...more
  }: Pick<ResidentCase, 'goal' | 'turns'> & { requests?: readonly Asked[] } = {},
): ResidentCase {
  return {
    what,
    measure: 'resident memory',
    ...more,
    async resident() {
      const { url, pid, close } = await startServer(command, first, status);
      try {
        if (requests !== undefined) {
          await warmUp(url, requests, 0);
          await fire(url, requests, load);
        }
        return residentOf(pid);
      } finally {
        close();
      }
    },
  };
}
