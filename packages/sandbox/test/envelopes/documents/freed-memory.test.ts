// The memory of large requests is given back at once. It is measured, so that no other test may run.
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../src/index.ts';
import { makeFile, writeBody } from './large-files.ts';

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** Leaves only what is in use, so that nothing else is given back later. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/** Sends a body whose bytes the client has already, so that it needs no memory for them. */
function send({ url }: RunningSandbox, body: Buffer): Promise<number> {
  const headers = {
    authorization: 'Bearer sandbox',
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${account}/envelopes`, { method: 'POST', headers });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.end(body);
  });
}

it('leaves no memory in use', async () => {
  const [size, count] = [400_000, 12];
  const inMemory = await startSandbox({ port: 0 });
  onTestFinished(() => inMemory.close());
  const bodies = Array.from({ length: count + 1 }, () => writeBody([makeFile(size)]));
  const [first = Buffer.alloc(0), ...others] = bodies;
  await send(inMemory, first);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (const body of others) expect(await send(inMemory, body)).toBe(201);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((count * size) / 2);
});
