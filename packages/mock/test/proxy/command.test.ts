// `countersign-mock proxy`: its output.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMock } from '@countersign/mock';
import { expect, onTestFinished, test } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');

function start(...words: string[]) {
  const child = spawn(process.execPath, [cli, 'proxy', ...words]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  return { child, output };
}

test('it prints its address, each difference once, and what it has seen', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = path.join(folder, 'log.jsonl');
  const { child, output } = start('--upstream', mock.url, '--port', '0', '--log', log);
  await once(child.stdout, 'data');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout) ?? [];
  expect(output.stdout).toBe(`proxy at ${url} of ${mock.url}\n`);
  const create = () =>
    fetch(`${url}/restapi/v2.1/accounts/4410/envelopes`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret-token-1', 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'created', harbour: 'x' }),
    });
  expect((await create()).status).toBe(201);
  await create();
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(output.stdout.split('\n').slice(1)).toEqual([
    'Envelopes_create 201  request body /harbour  unknown: the contract has nothing of this name; here is harbour',
    '2 exchanges of 1 operations, 1 deviations from the contract',
    '',
  ]);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ operation: 'Envelopes_create', status: 201 });
  expect(lines.join('')).not.toContain('secret-token-1');
});

test('it says what is wrong with its flags', async () => {
  for (const [words, says] of [
    [[], '--upstream is missing'],
    [['--upstream', 'nowhere'], 'is no address'],
    [['--upstream', 'demo', '--port', 'x'], 'a port must be a number'],
    [['--upstream', 'demo', '--areas', 'oauth'], "Unknown option '--areas'"],
  ] as const) {
    const { child, output } = start(...words);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output.stderr).toContain(says);
  }
});
