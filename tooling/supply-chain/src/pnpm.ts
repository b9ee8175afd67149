import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, run, type Ran } from '@countersign/tarballs';

/** Runs the pnpm that the root's package.json names, and keeps what it prints. */
export function pnpm(repository: string, words: string[]): Promise<Ran> {
  return run('npx', inFull(repository, words), { folder: repository });
}

/**
 * Runs a command of pnpm that has to succeed.
 * @returns what it printed to stdout
 * @throws with the command and all that it printed
 */
export function mustPnpm(repository: string, words: string[]): Promise<string> {
  return mustRun('npx', inFull(repository, words), { folder: repository });
}

function inFull(repository: string, words: string[]): string[] {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  return ['-y', '--prefer-offline', packageManager, ...words];
}
