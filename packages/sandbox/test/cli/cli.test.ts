// The command line, as people use it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../storage/kill/server.ts';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

function run(...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', cwd: folder, env });
}

it('lists its flags, and those of the mock', () => {
  const { stdout, status } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--seed-file <file>/);
  expect(stdout).toMatch(/--rate-limit <n\/seconds>/);
});

it.each([
  ['an unknown flag', ['--nothing'], "Unknown option '--nothing'"],
  ['a flag without its value', ['--data'], '--data: a value is missing'],
  [
    'two places for the state',
    ['--memory', '--data', 'state.db'],
    '--data, --memory and --database cannot be used together',
  ],
  ['another kind of database', ['--database', 'mysql://root@127.0.0.1/a'], 'must be a PostgreSQL'],
  [
    'a PostgreSQL that is not there',
    ['--database', 'postgres://nobody@127.0.0.1:9/a'],
    'cannot use the database 127.0.0.1:9',
  ],
  [
    'a folder in place of a file',
    ['--data', '.'],
    'the state cannot be kept in .: unable to open database file',
  ],
  [
    'a place for state beside the mock',
    ['--mock', '--data', 'a.db'],
    '--data has no effect with --mock',
  ],
  [
    'a switch of its own beside the mock',
    ['--no-check-answers', '--mock'],
    '--no-check-answers has',
  ],
  [
    'a mode of warnings that there is not',
    ['--warnings', 'loud'],
    '--warnings must be warn or refuse',
  ],
  ['a seed that is not there', ['--seed-file', 'none.yaml'], 'file not found: none.yaml'],
])('refuses %s in one sentence', (_what, args, sentence) => {
  const { stderr, status } = run(...args, '--port', '0');
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/^countersign: /);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});

it('says where a seed is wrong', () => {
  const seed = file('seed.yaml', 'extends: default\naccounts:\n  - name: Quay\n');
  const { stderr, status } = run('--seed-file', seed, '--memory', '--port', '0');
  expect(stderr).toMatch(/seed\.yaml:3 .*\/accounts\/0/);
  expect(status).toBe(1);
});

it('refuses applications in the config file, which the sandbox has in its seed', () => {
  const config = file('config.json', '{ "oauth": { "ask": true } }');
  const { stderr, status } = run('--config', config, '--memory', '--port', '0');
  expect(stderr).toContain('oauth is for the mock');
  expect(status).toBe(1);
});

it('keeps its state in a folder that it makes', async () => {
  const state = path.join(folder, 'new', 'state.db');
  const server = await startServer('--data', state);
  await server.kill();
  expect(existsSync(state)).toBe(true);
});

it('serves the mock alone where that is asked for', async () => {
  const server = await startServer('--mock');
  const response = await fetch(
    `${server.url}/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60`,
    { headers: { authorization: 'Bearer any-token' } },
  );
  await server.kill();
  expect(response.status).toBe(200);
  expect(response.headers.has('x-countersign-source')).toBe(false);
});
