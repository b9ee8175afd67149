import path from 'node:path';
import {
  compareContracts,
  contractAt,
  readContract,
  releases,
  type Change,
} from '@countersign/contract-diff';
import { publishedPackages } from '@countersign/packages';
import { ReleaseError } from './release-error.ts';

/** How the contract differs from what it was. */
export interface ContractChanges {
  /** The commit that it is compared with; `undefined` where nothing has been released. */
  base: string | undefined;
  /** The version that users have. */
  version: string;
  changes: Change[];
}

/**
 * Compares the contract of the working tree, as it is built, with that of the last release.
 * @param since compares with this commit instead
 * @throws {ReleaseError} where there is a version, but no tag of it
 */
export async function contractChanges(
  repository: string,
  since?: string,
): Promise<ContractChanges> {
  const version = versionOf(repository);
  const base = since ?? (await lastRelease(repository, version));
  if (base === undefined) return { base, version, changes: [] };
  const before = await contractAt(base, repository);
  const after = readContract(path.join(repository, 'specs'));
  return { base, version, changes: compareContracts(before, after) };
}

/** All packages have the same version. */
export function versionOf(repository: string): string {
  const versions = new Set(publishedPackages(repository).map(({ version }) => version));
  const [version, ...others] = versions;
  if (version === undefined || others.length > 0) {
    const found = [...versions].join(', ') || 'none';
    throw new ReleaseError(
      `the packages must have one version, and have ${found}. Set them to one, or mend fixed in .changeset/config.json.`,
    );
  }
  return version;
}

/** The tag of the version that the packages have. Before the first release there is none. */
async function lastRelease(repository: string, version: string): Promise<string | undefined> {
  const tag = `v${version}`;
  if ((await releases(repository)).includes(tag)) return tag;
  if (version === unreleased) return undefined;
  throw new ReleaseError(
    `the packages have version ${version}, but there is no tag ${tag} to compare with. Get the tags by git fetch --tags.`,
  );
}

/** The version of what was never released. */
export const unreleased = '0.0.0';
