import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/packages';
import semver from 'semver';
import { stringify } from 'yaml';
import { declaredBump, readChangesets, runChangesets, type Changeset } from './changesets.ts';
import { findChanges, readVersion, requireBump, type ContractChanges } from './check.ts';
import { requiredBump, type Bump, type Change } from './contract/change.ts';
import { writeText } from './contract/text.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Writes the next version: versions and changelogs, and no changesets are left. It commits nothing,
 * and leaves the files as they were if it fails.
 * @returns the new version
 * @throws {ReleaseError} if no changeset waits, or if the declared bump is too small
 */
export async function createVersion(repository: string): Promise<string> {
  const changesets = await readChangesets(repository);
  if (changesets.length === 0) {
    throw new ReleaseError('there are no unreleased changesets. Add one first: npx changeset');
  }
  const found = await findChanges(repository);
  requireBump(found, changesets);
  const before = new Map(listFiles(repository).map((file) => [file, readFileSync(file)]));
  try {
    writeChangesets(repository, found, changesets);
    // It also formats the changelogs, with the formatter of the repository.
    await runChangesets(repository, 'version');
  } catch (error) {
    for (const file of listFiles(repository)) if (!before.has(file)) rmSync(file);
    for (const [file, content] of before) writeFileSync(file, content);
    throw error;
  }
  return readVersion(repository);
}

/** Lists the files that a new version is written to. */
function listFiles(repository: string): string[] {
  const changesets = globSync('.changeset/*.md', { cwd: repository });
  return [
    ...changesets.map((file) => path.join(repository, file)),
    ...publishedPackages(repository).flatMap(({ folder }) =>
      ['package.json', 'CHANGELOG.md'].map((file) => path.join(folder, file)),
    ),
  ].filter((file) => existsSync(file));
}

/** Files of changesets for changes of the contract, with their packages and changes. */
const shares: [file: string, names: string[], includes: (change: Change) => boolean][] = [
  ['contract-specs.md', ['specs'], () => true],
  [
    'contract-generated.md',
    ['types', 'zod', 'client', 'mock', 'sandbox'],
    (change) => !change.words && !isPushed(change),
  ],
  ['contract-connect.md', ['connect'], (change) => !change.words && isPushed(change)],
];

/** Reports whether a change affects pushed events. */
function isPushed({ area, subject }: Change): boolean {
  return area.startsWith('connect') || subject.kind === 'event';
}

/** The largest number of changes of a level in a changelog. */
const most = 40;

/**
 * Adds changesets that name the changed operations and fields in the changelog of each package.
 * Packages without any change get a line that says so.
 */
function writeChangesets(
  repository: string,
  { base = '', changes, version }: ContractChanges,
  changesets: readonly Changeset[],
): void {
  const write = (file: string, names: string[], bump: Bump, summary: string): void => {
    const head = stringify(Object.fromEntries(names.map((name) => [name, bump])));
    writeFileSync(path.join(repository, '.changeset', file), `---\n${head}---\n\n${summary}\n`);
  };
  const next = `v${semver.inc(version, declaredBump(changesets) ?? 'patch')}`;
  const named = new Set(changesets.flatMap(({ bumps }) => [...bumps.keys()]));
  for (const [file, packages, includes] of shares) {
    const own = changes.filter(includes);
    // Never larger than the bump that an author declared for the whole contract.
    const bump = requiredBump(own, version);
    if (bump === undefined) continue;
    const names = packages.map((name) => `@countersign/${name}`);
    const title = `Changes of the contract; \`npm run diff -- ${base} ${next}\` shows them all:`;
    const text = writeText(own, { most }).trimEnd();
    write(file, names, bump, `${title}\n\n\`\`\`text\n${text}\n\`\`\``);
    for (const name of names) named.add(name);
  }
  const silent = publishedPackages(repository).flatMap(({ name }) => (named.has(name) ? [] : name));
  if (silent.length === 0) return;
  write(
    'moves-along.md',
    silent,
    'patch',
    'No changes; released together with the other packages.',
  );
}
