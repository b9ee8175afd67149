import { publishedPackages } from '@countersign/tarballs';
import { lineOf } from '../fault.ts';
import { readWorkspace } from '../repository.ts';
import { buildFaults } from './builds.ts';
import { overrideFaults } from './overrides.ts';
import { readLockfile } from './read.ts';
import { sourceFaults } from './sources.ts';

/**
 * `lockfile`: holds pnpm-lock.yaml to our rules. That it fits the manifests is not asked here: every
 * install in CI is with `--frozen-lockfile`, which ends where it does not.
 * @returns the exit status
 */
export function checkLockfile(repository: string): number {
  const lockfile = readLockfile(repository);
  const workspace = readWorkspace(repository);
  const faults = [
    ...sourceFaults(lockfile),
    ...buildFaults(workspace, lockfile, publishedPackages(repository)),
    ...overrideFaults(workspace, lockfile),
  ];
  for (const fault of faults) process.stderr.write(lineOf(fault));
  if (faults.length > 0) return 1;
  const count = Object.keys(lockfile.packages ?? {}).length;
  process.stdout.write(`the lockfile is in order: ${count} packages\n`);
  return 0;
}
