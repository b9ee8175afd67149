import { root, run } from '@countersign/packages';
import semver from 'semver';
import { DiffError } from './diff-error.ts';

/**
 * The tag of the last release that this commit comes after, such as `v1.2.0`.
 * @throws {DiffError} where nothing has been released, or the clone has no tags
 */
export async function lastRelease(repository: string = root): Promise<string> {
  const tags = await releases(repository);
  const [last] = tags;
  if (last !== undefined) return last;
  throw new DiffError(
    'there is no tag of a release to compare with. Name what to compare with, or get the tags by git fetch --tags.',
  );
}

/** The tags of all releases that this commit comes after, the last one first. */
export async function releases(repository: string = root): Promise<string[]> {
  const { status, stdout, stderr } = await run('git', ['tag', '--merged', 'HEAD', '--list', 'v*'], {
    folder: repository,
  });
  if (status !== 0) throw new DiffError(`git could not list the tags: ${stderr.trim()}`);
  return stdout
    .split('\n')
    .filter((tag) => semver.valid(tag) !== null)
    .toSorted((one, other) => semver.rcompare(one, other));
}
