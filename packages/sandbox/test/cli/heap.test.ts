// The commands let V8 keep less garbage than it would by itself (docs/decisions/0129).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');
const filling = path.resolve(import.meta.dirname, 'growing-heap.mjs');

/** Fills the heap of a command that listens; returns the sizes that it had at most, in MB. */
function fill(...args: string[]): Promise<{ young: number; old: number }> {
  const child = spawn(process.execPath, ['--import', filling, cli, '--port', '0', ...args], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (!/http:/.test(said) && /http:/.test(said + chunk)) child.stdin.write('fill\n');
      said += chunk;
      const [, young, old] = /young (\d+), old (\d+);/.exec(said) ?? [];
      if (young !== undefined) resolve({ young: Number(young), old: Number(old) });
    });
    child.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
}

// V8 by itself has 128 MB of young objects, and lets the old ones of the mock grow to 284 MB, where
// 100 MB and less are in use.
it('keeps the young objects of the sandbox few', async () => {
  const { young } = await fill('--memory');
  expect(young).toBeLessThanOrEqual(64);
});

it('collects the old objects of the mock early', async () => {
  const { old } = await fill('--mock');
  expect(old).toBeLessThan(210);
});
