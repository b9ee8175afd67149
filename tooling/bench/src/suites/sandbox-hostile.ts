import { ask, type Asked } from '../mock/ask.ts';
import { startServer } from '../mock/start-server.ts';
import { median } from '../numbers.ts';
import { hostileDocuments } from '../sandbox/hostile.ts';
import type { HostileDocument } from '../sandbox/hostile.ts';
import { scratch } from '../sandbox/scratch.ts';
import { sandbox } from '../sandbox/servers.ts';
import { createEnvelope } from '../sandbox/workloads.ts';
import type { Suite } from '../suite.ts';

const health: Asked = { method: 'GET', url: '/healthz' };
/** Every document comes this often, and so many of them are under way at a time. */
const rounds = 3;
const atOnce = 2;
const millisecondsBetween = 20;

/** Whether the sandbox answers while it works on documents that are written to do harm. */
export const sandboxHostile: Suite = {
  about:
    'How long `/healthz` takes to answer, at the median, while two clients create envelopes with documents that are written to do harm: a .docx of a million runs, HTML of scripts that are not closed, HTML of 1 MB of words, text of 2.5 million lines, and a PNG of 10 by 10 pixels with 300 MB inside. It is asked every 20 ms, until each document was converted or rejected three times.',
  cases: {
    health: {
      what: '`/healthz` while hostile documents are converted',
      measure: 'answer time',
      goal: { atMost: 100 },
      wait: medianOfHealth,
    },
  },
};

async function medianOfHealth(): Promise<number> {
  const folder = scratch();
  const server = await startServer(sandbox(folder.file('state.db')), health, 200);
  try {
    const documents = hostileDocuments();
    const requests = await Promise.all(documents.map((document) => requestWith(document)));
    const waiting = Array.from({ length: rounds }, () => requests).flat();
    const done = new AbortController();
    const load = Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const { status } = await ask(server.url, next);
          if (status !== 201 && status !== 400)
            throw new Error(`An envelope with a hostile document gives ${status}, not 201 or 400`);
        }
      }),
    ).finally(() => done.abort());
    const times: number[] = [];
    const watch = async () => {
      while (!done.signal.aborted) {
        const since = performance.now();
        await ask(server.url, health);
        times.push(performance.now() - since);
        await new Promise((resolve) => setTimeout(resolve, millisecondsBetween));
      }
    };
    await Promise.all([load, watch()]);
    return median(times);
  } finally {
    server.close();
    folder.remove();
  }
}

async function requestWith({ name, fileExtension, bytes }: HostileDocument): Promise<Asked> {
  const document = {
    documentId: '1',
    name,
    fileExtension,
    documentBase64: bytes.toString('base64'),
  };
  const { numberAt: _, ...request } = await createEnvelope({
    status: 'created',
    documents: [document],
  });
  return request;
}
