import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from '../measure/in-turn.ts';
import * as ask from '../requests.ts';
import type { Program } from '../server/programs.ts';
import { request } from '../server/request.ts';
import type { Comparison } from '../suite.ts';

/** The number of measurements of each. */
const rounds = 3;

/** Compares a bulk send, until its last copy is sent, with as many single envelopes in turn. */
export function bulkSend(program: Program): Comparison {
  return async (stage) => {
    const server = await program(stage, [ask.health]);
    const copies = stage.amount(1000, 20);
    const { listId } = await send<{ listId: string }>(server.url, ask.createBulkList(copies));
    const single = ask.createFromTemplate(1);
    const pair = {
      subject: () => timed(() => sendAll(server.url, listId)),
      reference: () =>
        timed(async () => {
          for (let copy = 0; copy < copies; copy += 1) await request(server.url, single);
        }),
    };
    if (!stage.quick) {
      await sendAll(server.url, listId);
      await pair.reference();
    }
    return inTurn(pair, (done) => done < stage.amount(rounds, 1));
  };
}

async function sendAll(server: string, listId: string): Promise<void> {
  const { batchId } = await send<{ batchId: string }>(server, ask.sendBulkList(listId));
  for (;;) {
    const { queued } = await send<{ queued: string }>(server, ask.getBulkBatch(batchId));
    if (queued === '0') return;
    await pause(50);
  }
}

async function send<Body>(server: string, wanted: Parameters<typeof request>[1]): Promise<Body> {
  const { body } = await request(server, wanted);
  const parsed: Body = JSON.parse(body.toString());
  return parsed;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
