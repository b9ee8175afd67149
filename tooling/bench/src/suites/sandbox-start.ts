import { fastify, mock, type Command } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import type { Asked } from '../mock/ask.ts';
import { scratch } from '../sandbox/scratch.ts';
import { sandbox } from '../sandbox/servers.ts';
import { getEnvelope } from '../sandbox/workloads.ts';
import type { FreshCase, Suite } from '../suite.ts';

const health: Asked = { method: 'GET', url: '/healthz' };
const nothing: Asked = { method: 'GET', url: '/' };

/** How long one waits for the sandbox. */
export const sandboxStart: Suite = {
  about:
    'How long `countersign-sandbox` takes from the start of its process to its first answer. The reference is Fastify without a route, which answers 404. A new file is one whose tables are made and whose seed is planted first.',
  cases: {
    health: starting('`countersign-sandbox` with a new file, `/healthz`', health, {
      goal: { atMost: 4 },
    }),
    envelope: starting('`countersign-sandbox` with a new file, an envelope', getEnvelope, {}),
    mock: {
      what: '`countersign-mock`, `/healthz`',
      reference: 'an empty Fastify server',
      measure: 'start time',
      fresh: () => ({
        subject: () => timeOf(mock(), health, 200),
        reference: () => timeOf(fastify(), nothing, 404),
        close() {},
      }),
    },
  },
};

function starting(what: string, first: Asked, more: Pick<FreshCase, 'goal'>): FreshCase {
  return {
    what,
    reference: 'an empty Fastify server',
    measure: 'start time',
    ...more,
    fresh() {
      const folder = scratch();
      let count = 0;
      return {
        subject: () => timeOf(sandbox(folder.file(`${(count += 1)}.db`)), first, 200),
        reference: () => timeOf(fastify(), nothing, 404),
        close: () => folder.remove(),
      };
    },
  };
}

async function timeOf(command: Command, asked: Asked, status: number): Promise<number> {
  const { started, close } = await startServer(command, asked, status);
  close();
  return started;
}
