import { globSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, type Package } from '@countersign/packages';
import { holdAgainst } from './check.ts';
import { pendingChangesets } from './changesets.ts';
import { contractChanges, versionOf } from './contract-changes.ts';
import { writeChangesets } from './generated-changesets.ts';
import { ReleaseError } from './release-error.ts';
import { allOrNothing } from './restore.ts';
import { runChangesets } from './tools.ts';

/**
 * Makes the next version of what waits for it: versions, changelogs, no more changesets. Nothing is
 * committed; and nothing is changed where it fails.
 * @returns the new version
 * @throws {ReleaseError} where nothing waits, or what is declared is too small
 */
export async function makeVersion(repository: string): Promise<string> {
  const changesets = await pendingChangesets(repository);
  if (changesets.length === 0) {
    throw new ReleaseError('no changeset waits for a release. Write one first: npx changeset');
  }
  const found = await contractChanges(repository);
  holdAgainst(found, changesets);
  const packages = publishedPackages(repository);
  return allOrNothing(
    () => written(repository, packages),
    async () => {
      writeChangesets(repository, found, changesets);
      // It also formats the changelogs, with the formatter that the repository has.
      await runChangesets(repository, ['version']);
      return versionOf(repository);
    },
  );
}

/** Every file that a new version is written into, there or not. */
function written(repository: string, packages: Package[]): string[] {
  const changesets = globSync('.changeset/*.md', { cwd: repository });
  return [
    ...changesets.map((file) => path.join(repository, file)),
    ...packages.flatMap(({ folder }) =>
      ['package.json', 'CHANGELOG.md'].map((file) => path.join(folder, file)),
    ),
  ];
}
