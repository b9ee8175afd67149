import type { Asked } from '../mock/ask.ts';
import { bareNode, barePrism, fastify, mock, type Command } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import { workloads } from '../mock/workloads.ts';
import type { FreshCase, Goal, Suite } from '../suite.ts';

const quickEnough: Goal = { atMost: 3 };

/** What is asked first, and the status that has to come. */
type First = readonly [Asked, number];

const health: First = [{ method: 'GET', url: '/healthz' }, 200];
/** An empty server knows no address, and says so. */
const nothing: First = [{ method: 'GET', url: '/' }, 404];
const [envelope] = workloads.getEnvelope;
const [room] = workloads.getRoom;
const [invoices] = workloads.listInvoices;
const [lock] = workloads.getLock;

/** How long one waits for a server. */
export const mockStart: Suite = {
  about:
    'How long a server takes from the start of its process to its first answer, which is to `/healthz` or to the first request of the contract. The reference is Fastify without a route, which answers 404. Bare Prism is what its own command starts, on one bundle of this contract: the same calls and settings, without a log.',
  cases: {
    health: starting('`countersign-mock`, all areas, `/healthz`', mock(), health, {
      goal: quickEnough,
    }),
    envelope: starting('`countersign-mock`, all areas, an envelope', mock(), [envelope, 200]),
    room: starting('`countersign-mock`, all areas, a room', mock(), [room, 200]),
    roomAlone: starting('`countersign-mock`, only rooms-v2, a room', mock('rooms-v2'), [room, 200]),
    bareNode: starting('bare `node:http`, a 404', bareNode(), nothing),
    prismRooms: starting('bare Prism, rooms-v2, a room', barePrism('rooms-v2'), [room, 200], {
      turns: 5,
    }),
    prismEsignV2: starting(
      'bare Prism, esign-v2, invoices',
      barePrism('esign-v2'),
      [invoices, 200],
      {
        turns: 1,
      },
    ),
    prismEsignV21: starting(
      'bare Prism, esign-v2.1, a lock',
      barePrism('esign-v2.1'),
      [lock, 200],
      { turns: 1, long: true },
    ),
  },
};

function starting(
  what: string,
  subject: Command,
  first: First,
  more: Pick<FreshCase, 'goal' | 'turns' | 'long'> = {},
): FreshCase {
  return {
    what,
    reference: 'an empty Fastify server',
    measure: 'start time',
    ...more,
    fresh: () => ({
      subject: () => timeOf(subject, first),
      reference: () => timeOf(fastify(), nothing),
      close() {},
    }),
  };
}

async function timeOf(command: Command, [asked, status]: First): Promise<number> {
  const { started, close } = await startServer(command, asked, status);
  close();
  return started;
}
