// Optional peers that are not installed: the command says so and ends, before anything listens.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../../dist/cli.js');
const without = path.resolve(import.meta.dirname, 'without-peer.mjs');

it.each([
  { peer: '@modelcontextprotocol/sdk', args: ['mcp'], wanted: 'mcp needs' },
  { peer: 'prom-client', args: ['--metrics', '--memory', '--port', '0'], wanted: 'metrics needs' },
  {
    peer: '@opentelemetry/api',
    args: ['--traces', '--memory', '--port', '0'],
    wanted: 'traces needs',
  },
  {
    peer: 'pg',
    args: ['--database', 'postgres://127.0.0.1:1/none', '--port', '0'],
    wanted: 'PostgreSQL needs',
  },
  {
    peer: 'aws4fetch',
    args: ['--objects', 'http://127.0.0.1:1/bucket', '--memory', '--port', '0'],
    wanted: 'documents in an object store need',
  },
])('$peer', async ({ peer, args, wanted }) => {
  const { said, status } = await run(peer, args);
  expect(said).toContain(`${wanted} the package ${peer}; install it with npm install ${peer}`);
  expect(said).not.toMatch(/listens|http:\/\//);
  expect(status).toBe(1);
});

/** Runs the command where a package is not found. */
function run(peer: string, args: readonly string[]): Promise<{ said: string; status: unknown }> {
  const env = {
    ...process.env,
    WITHOUT_PEER: peer,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  return new Promise((done) => {
    const all = ['--import', without, program, ...args];
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      done({ said: stdout + stderr, status: error?.code ?? 0 }),
    );
  });
}
