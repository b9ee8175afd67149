import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createPool, type Pool } from '../../src/documents/pool.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { largeImage } from './write-pdf.ts';

const pools: Pool[] = [];
function pool(options: Parameters<typeof createPool>[0] = {}): Pool {
  const made = createPool(options);
  pools.push(made);
  return made;
}
afterEach(() => Promise.all(pools.splice(0).map((one) => one.close())));

/** An image that takes minutes to draw. */
const slow = await largeImage(6000, 4000, 1000);

test('a job that takes too long ends alone, and its thread is replaced', async () => {
  const { run } = pool({ seconds: 5, threads: 1 });
  const ended = expect(run('', 'pageImage', [slow, 1])).rejects.toMatchObject({
    name: 'DocumentFault',
    code: 'UNABLE_TO_LOAD_DOCUMENT',
    message: expect.stringContaining('longer than 5 seconds'),
  });
  // The job waits behind the other one, and has its own limit of seconds.
  const pages = run('', 'readPdf', [await makePdf()]);
  await ended;
  expect(await pages).toMatchObject({ result: { pages: [{ width: 612, height: 792 }] } });
});

test('a job beside one that is ended is not harmed', async () => {
  const { run } = pool({ seconds: 5, threads: 2 });
  const pdf = await makePdf();
  await Promise.all([run('', 'readPdf', [pdf]), run('', 'readPdf', [pdf])]);
  const ended = expect(run('', 'pageImage', [slow, 1])).rejects.toThrow('longer than 5 seconds');
  let count = 0;
  const over = new AbortController();
  const beside = (async () => {
    while (!over.signal.aborted) {
      await run('', 'readPdf', [pdf]);
      count += 1;
    }
  })();
  await ended;
  over.abort();
  await beside;
  expect(count).toBeGreaterThan(0);
});

test('requests take turns', async () => {
  const { run } = pool({ threads: 1 });
  const pdf = await makePdf();
  const order: string[] = [];
  const job = async (owner: string) => {
    await run(owner, 'readPdf', [pdf]);
    order.push(owner);
  };
  await Promise.all(['many', 'many', 'many', 'many', 'one', 'two'].map(job));
  expect(order).toEqual(['many', 'many', 'one', 'two', 'many', 'many']);
});

test('bytes that are sent to a thread stay with the caller', async () => {
  const { run } = pool();
  const pdf = await makePdf();
  const before = Buffer.from(pdf).toString('base64');
  await run('', 'rotatePage', [pdf, 1, 'left']);
  expect(Buffer.from(pdf).toString('base64')).toBe(before);
});

test('closing ends what runs and what waits', async () => {
  const { run, close } = pool({ threads: 1 });
  const failed = Promise.allSettled([
    run('', 'pageImage', [slow, 1]),
    run('', 'pageImage', [slow, 1]),
  ]);
  await close();
  for (const one of await failed) expect(one).toMatchObject({ status: 'rejected' });
  await expect(run('', 'readPdf', [slow])).rejects.toThrow('closed');
});

test('a process that has closed its sandbox ends by itself', async () => {
  const index = path.resolve(import.meta.dirname, '../../src/index.ts');
  const program = `
    const { startSandbox } = await import(${JSON.stringify(index)});
    const sandbox = await startSandbox({ port: 0 });
    const answer = await fetch(sandbox.url + '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes', {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({
        status: 'created',
        emailSubject: 'Notes',
        documents: [{ documentId: '1', name: 'notes.txt', documentBase64: 'Tm90ZXM=' }],
      }),
    });
    console.log(answer.status);
    await sandbox.close();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = await once(child, 'close');
  expect({ code, output }).toEqual({ code: 0, output: '201\n' });
});
