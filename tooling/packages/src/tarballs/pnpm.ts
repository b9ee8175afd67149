import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, run, type Ran, type RunOptions } from './run.ts';

/**
 * Runs the pnpm that the package.json of a repository names, and returns its output.
 * @param options the folder defaults to the root of the repository
 */
export function runPnpm(
  repository: string,
  args: string[],
  options?: Partial<RunOptions>,
): Promise<Ran> {
  return run('npx', [...npx(repository), ...args], { folder: repository, ...options });
}

/** Runs pnpm as `runPnpm` does, and returns what it printed to stdout. Throws if it fails. */
export function mustRunPnpm(
  repository: string,
  args: string[],
  options?: Partial<RunOptions>,
): Promise<string> {
  return mustRun('npx', [...npx(repository), ...args], { folder: repository, ...options });
}

/** That pnpm is in the cache of npx, which would otherwise wait for the registry. */
function npx(repository: string): string[] {
  const file = path.join(repository, 'package.json');
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(file, 'utf8'));
  return ['-y', '--prefer-offline', packageManager];
}
