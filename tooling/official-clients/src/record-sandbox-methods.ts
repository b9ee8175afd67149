import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';
import { runProgram, type Step } from './run-program.ts';

/**
 * Starts the sandbox with https and calls each method of the eSignature client, each in the world
 * that tenants begin with, and gives what came of it.
 */
export async function recordSandboxMethods(): Promise<Step[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'every-method-'));
  try {
    const sandbox = await startSandbox({ https: true });
    try {
      const { reset } = createControl(sandbox.url);
      const words = ['docusign-esign', 'sandbox'];
      return await runProgram('every-method', sandbox, { folder, words, between: reset });
    } finally {
      await sandbox.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
