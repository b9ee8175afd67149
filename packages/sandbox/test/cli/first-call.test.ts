// The call that the command prints once it listens.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');
const noting = path.resolve(import.meta.dirname, 'noting-modules.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-first-call-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** The call of a started command, and the lines about modules that it had loaded before. */
interface Printed {
  url: string;
  authorization: string;
  loaded: string;
}

function start(...args: string[]): Promise<Printed> {
  const all = ['--import', noting, cli, '--memory', '--port', '0', ...args];
  const child = spawn(process.execPath, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [said, loaded] = ['', ''];
  child.stderr.on('data', (chunk) => (loaded += chunk));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, authorization, url] = /curl -H 'Authorization: (.+?)' (http:\S+)\n/.exec(said) ?? [];
      if (authorization !== undefined && url !== undefined) resolve({ url, authorization, loaded });
    });
    child.once('exit', () => reject(new Error(`It ended before it listened: ${said}${loaded}`)));
  });
}

const smallWorld = `
accounts:
  - accountId: 6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12
    number: '77'
    name: Quayside
users:
  - userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
    userName: Rosa Blum
    email: rosa.blum@quayside.example
    memberships:
      - accountId: 6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12
        permissionProfileId: '2301414'
`;

async function statusOf({ url, authorization }: Printed): Promise<number> {
  const response = await fetch(url, { headers: { authorization } });
  await response.arrayBuffer();
  return response.status;
}

it('has the token and the account of the seed, for which no control API is loaded', async () => {
  const printed = await start();
  expect(printed.authorization).toBe('Bearer sandbox');
  expect(printed.loaded.replaceAll(/^loads .*\/health\.js\n/gm, '')).toBe('');
  expect(await statusOf(printed)).toBe(200);
});

it('has a token of the first user where the seed has no such token', async () => {
  const seed = path.join(folder, 'seed.yaml');
  writeFileSync(seed, smallWorld);
  const printed = await start('--seed-file', seed);
  expect(printed.authorization).toMatch(/^Bearer user-/);
  expect(await statusOf(printed)).toBe(200);
});
