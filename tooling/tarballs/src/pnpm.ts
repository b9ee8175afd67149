import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, run, type Ran, type RunOptions } from './run.ts';

/**
 * Runs the pnpm that the package.json of a repository names, and keeps what it prints.
 * @param options where it runs; in the root of the repository, if not said
 */
export function runPnpm(
  repository: string,
  words: string[],
  options?: Partial<RunOptions>,
): Promise<Ran> {
  return run('npx', inFull(repository, words), { folder: repository, ...options });
}

/**
 * The same for what has to succeed.
 * @returns what it printed to stdout
 * @throws with what was run and all that it printed
 */
export function mustRunPnpm(
  repository: string,
  words: string[],
  options?: Partial<RunOptions>,
): Promise<string> {
  return mustRun('npx', inFull(repository, words), { folder: repository, ...options });
}

/** The pnpm that installed all this is at hand. Without a network, npx would long try to ask for it. */
function inFull(repository: string, words: string[]): string[] {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  return ['-y', '--prefer-offline', packageManager, ...words];
}
