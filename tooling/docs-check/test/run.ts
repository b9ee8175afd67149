import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What came of a program. */
export interface Outcome {
  stdout: string;
  stderr: string;
  /** Null where it did not run to its end. */
  status: number | null;
}

/** A new folder below this package, so that what runs in it finds the packages that it imports. */
export function scratchFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * What a program gets of the environment: this Node goes before any other, and no proxy stands
 * between it and the mock.
 */
export function environment(folder: string): Record<string, string> {
  const own = path.dirname(process.execPath);
  return { PATH: `${own}${path.delimiter}${process.env['PATH']}`, XDG_CACHE_HOME: folder };
}

/** Runs a program in a folder to its end. */
export function run(file: string, words: readonly string[], folder: string): Promise<Outcome> {
  const options = { cwd: folder, env: environment(folder) };
  return new Promise((resolve) => {
    const child = execFile(file, words, options, (_error, stdout, stderr) =>
      resolve({ stdout, stderr, status: child.exitCode }),
    );
  });
}
