// The program of the start page, run as it is shown, against a sandbox.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@countersign/sandbox';
import { expect, it } from 'vitest';
import { mockAddress } from '../src/samples/mock-address.ts';
import { fiveLines } from '../src/start/five-lines.ts';
import { compile, runModules } from './samples/programs.ts';

it('the start page has five lines that list envelopes', async () => {
  expect(fiveLines.trim().split('\n')).toHaveLength(5);
  const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
  const folder = path.join(scratch, 'start');
  const sandbox = await startSandbox({ port: 0 });
  try {
    const program = fiveLines.replace(mockAddress, sandbox.url);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'sample.ts'), program);
    const [outcome] = await runModules([folder]);
    expect(outcome?.failure).toBe('');
    expect(outcome?.output.trim().split('\n').length).toBeGreaterThan(1);
    expect(outcome?.output).toMatch(/^(created|sent|delivered|completed|voided|declined) /m);
    expect(await compile(scratch)).toBe('');
  } finally {
    await sandbox.close();
    rmSync(scratch, { recursive: true });
  }
});
