import path from 'node:path';
import { publishedPackages } from '@countersign/packages';
import { declaredBump, readChangesets, type Changeset } from './changesets.ts';
import { bumps, levels, requiredBump, type Bump, type Change } from './contract/change.ts';
import { compareContracts } from './contract/compare.ts';
import { readContract } from './contract/read-contract.ts';
import { writeText } from './contract/text.ts';
import { listReleases, readContractAt } from './git.ts';
import { ReleaseError } from './release-error.ts';

/** The differences between the contract of the working tree and a release or commit. */
export interface ContractChanges {
  /** The commit that it was compared with; `undefined` if nothing has been released. */
  base: string | undefined;
  /** The version of the packages. */
  version: string;
  changes: Change[];
}

/** The package whose bump has to match the contract. */
const specs = '@countersign/specs';

/** The version before the first release. */
export const unreleased = '0.0.0';

/**
 * Checks that the changesets declare a bump that is large enough for the changes of the contract.
 * @param since a commit to compare with; by default the last release
 * @returns a sentence with the result
 * @throws {ReleaseError} with the changes, if the declared bump is too small
 */
export async function checkBump(repository: string, since?: string): Promise<string> {
  const changesets = await readChangesets(repository, since);
  return requireBump(await findChanges(repository, since), changesets);
}

/** Compares the contract of the working tree, as it is built, with a release or commit. */
export async function findChanges(repository: string, since?: string): Promise<ContractChanges> {
  const version = readVersion(repository);
  const base = since ?? (await findRelease(repository, version));
  if (base === undefined) return { base, version, changes: [] };
  const before = await readContractAt(repository, base);
  const after = readContract(path.join(repository, 'specs'));
  return { base, version, changes: compareContracts(before, after) };
}

/** Returns the version that all packages have. */
export function readVersion(repository: string): string {
  const versions = new Set(publishedPackages(repository).map(({ version }) => version));
  const [version, ...others] = versions;
  if (version !== undefined && others.length === 0) return version;
  throw new ReleaseError(
    `the packages must have one version, but have ${[...versions].join(', ') || 'none'}. Set all to one version, or correct "fixed" in .changeset/config.json.`,
  );
}

async function findRelease(repository: string, version: string): Promise<string | undefined> {
  const tag = `v${version}`;
  if ((await listReleases(repository)).includes(tag)) return tag;
  if (version === unreleased) return undefined;
  throw new ReleaseError(
    `the packages have version ${version}, but there is no tag ${tag} to compare with. Run git fetch --tags.`,
  );
}

/**
 * Compares the declared bump with the one that the changes of the contract need.
 * @returns a sentence with the result
 * @throws {ReleaseError} with the changes, if the declared bump is too small
 */
export function requireBump(found: ContractChanges, changesets: readonly Changeset[]): string {
  const { base, version, changes } = found;
  if (base === undefined) return 'nothing has been released yet, so any bump is large enough';
  const needed = requiredBump(changes, version);
  if (needed === undefined) return `the contract is the same as in ${base}`;
  const declared = declaredBump(changesets, specs);
  if (declared === undefined || bumps.indexOf(declared) < bumps.indexOf(needed)) {
    throw new ReleaseError(explain(found, needed, declared, changesets));
  }
  return `changes of the contract since ${base}: ${changes.length}; needed: ${needed}, declared: ${declared}`;
}

function explain(
  { base, version, changes }: ContractChanges,
  needed: Bump,
  declared: Bump | undefined,
  changesets: readonly Changeset[],
): string {
  const level = levels.find((one) => changes.some((change) => change.level === one));
  const serious = changes.filter((change) => change.level === level);
  const files = changesets.flatMap(({ file, bumps: all }) => (all.has(specs) ? [file] : []));
  const problem =
    declared === undefined
      ? `the contract has changed since ${base}, but no changeset names ${specs}.`
      : `the changesets declare a ${declared} bump of ${specs}, which is too small.`;
  const where = files.length === 0 ? 'a changeset (npx changeset)' : files.join(' or ');
  return [
    problem,
    `After ${version}, these changes need a ${needed}:`,
    '',
    writeText(serious, { all: level === 'changed', most: 10 }),
    `Declare a ${needed} for ${specs} in ${where}, or undo the changes.`,
    `All changes: npm run diff -- ${base}`,
  ].join('\n');
}
