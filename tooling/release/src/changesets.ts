import { mustRun, publishedPackages } from '@countersign/packages';
import { bumps, type Bump } from '@countersign/contract-diff';
import { readWritten } from './read-written.ts';
import { ReleaseError } from './release-error.ts';

/** What an author wrote of a change. */
export interface Changeset {
  /** Its file, seen from the root of the repository. */
  file: string;
  summary: string;
  /** How far each package that it names goes up. */
  bumps: ReadonlyMap<string, Bump>;
}

/**
 * The changesets that wait for a release.
 * @param since only those that this commit does not have, or has in other words
 * @throws {ReleaseError} where one of them is no changeset, or names what is no package of ours; and
 * where there is no such commit
 */
export async function pendingChangesets(repository: string, since?: string): Promise<Changeset[]> {
  const known = since === undefined ? new Set<string>() : await unchangedFrom(since, repository);
  const found = (await readWritten(repository)).map(({ id, summary, releases }) => ({
    file: `.changeset/${id}.md`,
    summary,
    bumps: new Map(
      releases.flatMap(({ name, type }): [string, Bump][] =>
        type === 'none' ? [] : [[name, type]],
      ),
    ),
  }));
  const names = publishedPackages(repository).map(({ name }) => name);
  for (const { file, bumps: all } of found) {
    const stray = [...all.keys()].find((name) => !names.includes(name));
    if (stray === undefined) continue;
    throw new ReleaseError(
      `${file} names ${stray}, which is no package that is published. There are ${names.join(', ')}.`,
    );
  }
  return found.filter(({ file }) => !known.has(file));
}

/** The files of changesets that are as they were in a commit. */
async function unchangedFrom(ref: string, repository: string): Promise<Set<string>> {
  const told = async (...words: string[]): Promise<string[]> =>
    (await mustRun('git', words, { folder: repository })).split('\n');
  const place = ['--', '.changeset/'];
  try {
    const [commit = ''] = await told(
      'rev-parse',
      '--verify',
      '--end-of-options',
      `${ref}^{commit}`,
    );
    const changed = await told('diff', '--name-only', '--no-renames', commit, ...place);
    const listed = await told('ls-tree', '-r', '--name-only', commit, ...place);
    return new Set(listed.filter((file) => !changed.includes(file)));
  } catch {
    throw new ReleaseError(`there is no commit ${ref}. Name one, or get it by git fetch.`);
  }
}

/** The furthest that some changesets take a package; `undefined` where none names it. */
export function declaredBump(changesets: readonly Changeset[], name: string): Bump | undefined {
  return furthest(changesets.map(({ bumps: all }) => all.get(name)));
}

/** The furthest of some bumps; `undefined` where there is none. */
export function furthest(declared: readonly (Bump | undefined)[]): Bump | undefined {
  return bumps.findLast((bump) => declared.includes(bump));
}
