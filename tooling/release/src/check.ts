import { asLine, bumpFor, bumps, levels, type Bump, type Change } from '@countersign/contract-diff';
import { declaredBump, pendingChangesets, type Changeset } from './changesets.ts';
import { contractChanges, type ContractChanges } from './contract-changes.ts';
import { ReleaseError } from './release-error.ts';

/** The package that stands for the contract. */
const specs = '@countersign/specs';

/** How many changes are shown where a bump is too small. */
const shownChanges = 10;

/**
 * Holds what the changesets declare against what has become of the contract.
 * @param since only what came after this commit; after the last release, if not said
 * @returns a line for people
 * @throws {ReleaseError} where the declared bump is too small, with the changes that need a greater
 */
export async function checkBump(repository: string, since?: string): Promise<string> {
  const changesets = await pendingChangesets(repository, since);
  return holdAgainst(await contractChanges(repository, since), changesets);
}

/**
 * Holds changesets against what has become of the contract.
 * @returns a line for people
 * @throws {ReleaseError} where they declare too little
 */
export function holdAgainst(found: ContractChanges, changesets: readonly Changeset[]): string {
  const { base, version, changes } = found;
  if (base === undefined) {
    return 'nothing has been released yet, so any bump will do for the contract';
  }
  const needed = bumpFor(changes, version);
  if (needed === undefined) return `the contract is as it was in ${base}`;
  const declared = declaredBump(changesets, specs);
  if (declared === undefined || bumps.indexOf(declared) < bumps.indexOf(needed)) {
    throw new ReleaseError(tooSmall(found, needed, declared, changesets));
  }
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const need = changes.length === 1 ? 'needs' : 'need';
  return `${count} of the contract since ${base} ${need} a ${needed}, and a ${declared} is declared`;
}

function tooSmall(
  { base, version, changes }: ContractChanges,
  needed: Bump,
  declared: Bump | undefined,
  changesets: readonly Changeset[],
): string {
  const level = levels.find((one) => changes.some((change) => change.level === one));
  const heavy = changes.filter((change) => change.level === level);
  const naming = changesets.filter(({ bumps: all }) => all.has(specs)).map(({ file }) => file);
  const first =
    declared === undefined
      ? `the contract has changed since ${base}, but no changeset names ${specs}.`
      : `the changesets declare a ${declared} of ${specs}, which is too small.`;
  return [
    first,
    '',
    `These changes are ${level}, and after ${version} that needs a ${needed}:`,
    '',
    ...heavy.slice(0, shownChanges).map(shown),
    ...(heavy.length > shownChanges ? [`  and ${heavy.length - shownChanges} others`] : []),
    '',
    naming.length === 0
      ? `Write a changeset that says ${needed} for ${specs} (npx changeset), or leave the contract as it was.`
      : `Say ${needed} for ${specs} in ${naming.join(' or ')}, or leave the contract as it was.`,
    `All of it: npm run diff -- ${base}`,
  ].join('\n');
}

function shown(change: Change): string {
  return asLine(change)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
