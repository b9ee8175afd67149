import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtimes } from '@countersign/testing/runtimes';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-runtimes-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'countersign.config.json'), '{ "seed": "harbour" }');

const address =
  '/v2.1/accounts/2a7c5be1-6d0f-4f3e-9b18-c4f1d2e3a5b6/envelopes/93be49ab-afa0-4adf-933c-f752070d71ec';

/** Starts the command on a Node, and returns its address once it serves, and its warnings. */
async function start(node: string): Promise<{ url: string; complaints: () => string }> {
  const args = [cli, '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(node, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let [said, complaints] = ['', ''];
  child.stderr.on('data', (chunk) => (complaints += chunk));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /http:\/\/\S+?:\d+/.exec(said)?.[0];
      if (url !== undefined && said.endsWith('Press Ctrl-C to stop.\n'))
        resolve({ url, complaints: () => complaints });
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`it ended instead of listening: ${complaints}`)));
  });
}

describe.each(runtimes)('Node $version', ({ node }) => {
  it('serves, checks, and makes answers up', async () => {
    const { url, complaints } = await start(node);
    const call = (init: RequestInit = {}, headers: Record<string, string> = {}) =>
      fetch(url + address, { ...init, headers: { authorization: 'Bearer any-token', ...headers } });

    const example = await call();
    const read: unknown = await example.json();
    expect(example.status).toBe(200);
    expect(read).toHaveProperty('envelopeId', address.split('/').at(-1));

    const dynamic = await call({}, { prefer: 'dynamic=true' });
    const generated: unknown = await dynamic.json();
    expect(dynamic.status).toBe(200);
    expect(generated).toHaveProperty('envelopeId', address.split('/').at(-1));
    expect(generated).not.toEqual(read);

    const put = (body: string) =>
      call({ method: 'PUT', body }, { 'content-type': 'application/json' });
    expect((await put('{"emailSubject":"Berth lease 42"}')).status).toBe(200);
    expect(await (await put('{"emailSubject":[]}')).json()).toHaveProperty(
      'message',
      expect.stringContaining('/emailSubject'),
    );
    expect(await (await put('{"emailSubject":')).json()).toHaveProperty(
      'message',
      expect.stringContaining('value expected at line 1, column 17'),
    );
    expect(complaints()).toBe('');
  });
});
