import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseChangesetFile } from '@changesets/parse';
import { publishedPackages, runPnpm } from '@countersign/packages';
import { bumps, type Bump } from './contract/change.ts';
import { findCommit, git } from './git.ts';
import { reason, ReleaseError } from './release-error.ts';

/** The description of a change by its author. */
export interface Changeset {
  /** Relative to the root of the repository. */
  file: string;
  /** The bump of each package that it names. */
  bumps: ReadonlyMap<string, Bump>;
}

/**
 * Reads the changesets that wait for a release.
 * @param since only those that are new or changed since this commit
 * @throws {ReleaseError} if one is invalid, or if it names a package that is not published
 */
export async function readChangesets(repository: string, since?: string): Promise<Changeset[]> {
  const names = publishedPackages(repository).map(({ name }) => name);
  const found = globSync('.changeset/*.md', { cwd: repository, exclude: ['.changeset/README.md'] })
    .map((file) => readChangeset(repository, file.replaceAll(path.sep, '/'), names))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  if (since === undefined) return found;
  const commit = await findCommit(repository, since);
  const changed = new Set([
    ...(await git(repository, 'diff', '--name-only', commit, '--', '.changeset')),
    ...(await git(repository, 'ls-files', '--others', '--exclude-standard', '--', '.changeset')),
  ]);
  return found.filter(({ file }) => changed.has(file));
}

function readChangeset(repository: string, file: string, names: readonly string[]): Changeset {
  try {
    const { releases } = parseChangesetFile(readFileSync(path.join(repository, file), 'utf8'));
    const stray = releases.find(({ name }) => !names.includes(name));
    if (stray !== undefined) {
      throw new Error(`${stray.name} is not published, only ${names.join(', ')} are`);
    }
    return {
      file,
      bumps: new Map(
        releases.flatMap(({ name, type }) => (type === 'none' ? [] : [[name, type] as const])),
      ),
    };
  } catch (error) {
    const [first = ''] = reason(error).split('\n');
    const problem = first.replace(/^could not parse changeset - /, '').replace(/\.$/, '');
    throw new ReleaseError(
      `${file} is invalid: ${problem}. Fix it, or write it with npx changeset.`,
    );
  }
}

/** Returns the largest bump that changesets declare, for one package or for any. */
export function declaredBump(changesets: readonly Changeset[], name?: string): Bump | undefined {
  return bumps.findLast((bump) =>
    changesets.some(({ bumps: all }) =>
      name === undefined ? [...all.values()].includes(bump) : all.get(name) === bump,
    ),
  );
}

const cli = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));

/**
 * Runs the command of changesets. pnpm runs it, since the command itself calls pnpm.
 * @throws {ReleaseError} with its output, if it fails
 */
export async function runChangesets(repository: string, ...args: string[]): Promise<void> {
  const { status, stdout, stderr } = await runPnpm(
    repository,
    ['exec', process.execPath, cli, ...args],
    { environment: { NO_COLOR: '1', FORCE_COLOR: undefined } },
  );
  if (status === 0) return;
  throw new ReleaseError(`changeset ${args.join(' ')} failed:\n\n${stdout}${stderr}`.trimEnd());
}
