// The command allocates what a request needs among the young objects, whatever V8 learns.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../dist/cli.js');
const envelopes = '/v2.1/accounts/2a7c5be1-6d0f-4f3e-9b18-c4f1d2e3a5b6/envelopes';

/** Starts the command; V8 prints each place in the code whose objects it will allocate as old. */
async function start(): Promise<{ url: string; said: () => string }> {
  const child = spawn(process.execPath, ['--trace-pretenuring-statistics', cli, '--port', '0'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /http:\/\/\S+?:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve({ url, said: () => said });
    });
    child.on('close', () => reject(new Error('It ended instead of listening.')));
  });
}

it('allocates no object of a request as an old one', async () => {
  const { url, said } = await start();
  const headers = { authorization: 'Bearer any-token' };
  const readMany = async () => {
    for (let count = 0; count < 100; count += 1)
      await (await fetch(url + envelopes, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 50 }, readMany));
  expect(said()).toMatch(/http:/);
  expect(said()).not.toContain('=> tenure');
});
