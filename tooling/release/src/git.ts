import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, run } from '@countersign/packages';
import { bundleTree } from '@countersign/spec-tools/bundle-tree';
import { Tree } from '@countersign/spec-tools/tree';
import semver from 'semver';
import { extract } from 'tar';
import { readContract, type Contract } from './contract/read-contract.ts';
import { ReleaseError, reason } from './release-error.ts';

/** Runs git in a repository, and returns the lines that it prints. */
export async function git(repository: string, ...args: string[]): Promise<string[]> {
  const printed = await mustRun('git', args, { folder: repository });
  return printed.split('\n').filter((line) => line !== '');
}

/**
 * Finds a commit by its hash, tag or branch.
 * @throws {ReleaseError} if there is none
 */
export async function findCommit(repository: string, ref: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = await run('git', args, { folder: repository });
  if (status === 0) return stdout.trim();
  throw new ReleaseError(`there is no commit ${ref}. In a shallow clone, run git fetch --tags.`);
}

/** Lists the tags of the releases that the working tree comes after, from the newest. */
export async function listReleases(repository: string): Promise<string[]> {
  const tags = await git(repository, 'tag', '--merged', 'HEAD', '--list', 'v*');
  return tags.filter((tag) => semver.valid(tag) !== null).toSorted(semver.rcompare);
}

/**
 * Reads the contract of a commit. The current bundler bundles its spec tree, so that changes of the
 * bundler do not count.
 * @throws {ReleaseError} if the commit has no specs, or if they cannot be bundled
 */
export async function readContractAt(repository: string, ref: string): Promise<Contract> {
  const commit = await findCommit(repository, ref);
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-contract-'));
  try {
    const file = path.join(folder, 'specs.tar');
    await git(repository, 'archive', '--format=tar', `--output=${file}`, commit, 'specs');
    await extract({ file, cwd: folder, strict: true });
    const specs = path.join(folder, 'specs');
    await bundleTree(new Tree(specs));
    return readContract(specs);
  } catch (error) {
    throw new ReleaseError(`the specs of ${ref} cannot be bundled: ${reason(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
