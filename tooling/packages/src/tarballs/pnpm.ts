import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './published.ts';
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
  return run(...callOf(repository, args, options));
}

/** Runs pnpm as `runPnpm` does, and returns its stdout. Throws if it fails. */
export function mustRunPnpm(
  repository: string,
  args: string[],
  options?: Partial<RunOptions>,
): Promise<string> {
  return mustRun(...callOf(repository, args, options));
}

/** The arguments of `run` for a call of pnpm. */
function callOf(
  repository: string,
  args: string[],
  options?: Partial<RunOptions>,
): [command: string, args: string[], options: RunOptions] {
  const { command, before, environment } = findPnpm(repository);
  return [
    command,
    [...before, ...args],
    {
      folder: repository,
      ...options,
      environment: { ...environment, ...options?.environment },
    },
  ];
}

/** The command line and environment that run pnpm. */
interface Pnpm {
  command: string;
  before: string[];
  environment: Record<string, string>;
}

/** Finds pnpm where npx keeps it, because npx takes more than a second each time. */
function findPnpm(repository: string): Pnpm {
  const file = path.join(repository, 'package.json');
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(file, 'utf8'));
  const folder = keptFolder(packageManager);
  // That pnpm is in the cache of npx, which would otherwise wait for the registry.
  if (folder === undefined)
    return { command: 'npx', before: ['-y', '--prefer-offline', packageManager], environment: {} };
  // Programs that it runs find the same pnpm.
  const PATH = [folder, process.env['PATH']].filter(Boolean).join(path.delimiter);
  return { command: path.join(folder, 'pnpm'), before: [], environment: { PATH } };
}

/** The folder that tooling/bootstrap wrote down when it installed this repository. */
function keptFolder(packageManager: string): string | undefined {
  const file = path.join(root, 'node_modules/.countersign-pnpm');
  if (!existsSync(file)) return undefined;
  const [version, folder = ''] = readFileSync(file, 'utf8').split('\n');
  return version === packageManager && existsSync(path.join(folder, 'pnpm')) ? folder : undefined;
}
