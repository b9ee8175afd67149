import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { mustRun, pack, publishedPackages } from '@countersign/packages';
import { z } from 'zod';
import { readChangesets, runChangesets } from './changesets.ts';
import { readVersion } from './check.ts';
import { git } from './git.ts';
import { ReleaseError } from './release-error.ts';

/** The folder in which a release leaves `packages/*.tgz`, `sbom/*.json` and `notes.md`. */
export const outFolder = 'tooling/release/out';

/**
 * Publishes the packages that the registry does not have yet: packs them, writes the bills of
 * materials and the notes, publishes these tarballs, and sets the tag. It can be run again after an
 * interruption.
 * @returns the version and the packages that were published now; none if the registry had them all
 * @throws {ReleaseError} if changesets wait for a version, or if there are uncommitted changes
 */
export async function publish(
  repository: string,
): Promise<{ version: string; published: string[] }> {
  const waiting = (await readChangesets(repository)).map(({ file }) => file).join(', ');
  if (waiting !== '') {
    throw new ReleaseError(
      `${waiting} waits for a version. Create it first: npm run release:version`,
    );
  }
  const changed = await git(repository, 'status', '--porcelain');
  if (changed.length > 0) {
    throw new ReleaseError(
      `only commits can be published, so that a tag names them. Commit or remove this:\n\n${changed.join('\n')}`,
    );
  }
  const version = readVersion(repository);
  const folder = path.join(repository, outFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'notes.md'), writeNotes(repository, version));
  const published = await packAll(repository, folder);
  const bills = ['tooling/packages/src/cli.ts', 'sbom', `${outFolder}/sbom`];
  const tarballs = ['--tarballs', `${outFolder}/packages`];
  await mustRun(process.execPath, [...bills, ...tarballs], { folder: repository });
  if (published.length > 0) {
    await runChangesets(repository, 'publish', '--from-pack-dir', folder, '--no-git-tag');
  }
  const tag = `v${version}`;
  const tags = await git(repository, 'tag', '--list', tag);
  if (tags.length === 0) await git(repository, 'tag', tag);
  if (process.env.GITHUB_OUTPUT !== undefined) {
    appendFileSync(process.env.GITHUB_OUTPUT, `version=${version}\n`);
  }
  return { version, published };
}

/** Joins the changelogs of all packages about a version. */
function writeNotes(repository: string, version: string): string {
  const parts = publishedPackages(repository).map(({ name, place, folder }) => {
    const file = path.join(folder, 'CHANGELOG.md');
    const [, ...sections] = (existsSync(file) ? readFileSync(file, 'utf8') : '').split(/^## /m);
    const section = sections.find((one) => one.startsWith(`${version}\n`));
    if (section === undefined) {
      throw new ReleaseError(
        `${place}/CHANGELOG.md has no section ${version}. Write it by npm run release:version.`,
      );
    }
    return `## ${name}\n\n${section.slice(version.length).trim()}\n`;
  });
  return parts.join('\n');
}

/** The plan that changesets writes when it packs. */
const planSchema = z.object({
  plan: z.array(z.array(z.object({ name: z.string(), kind: z.string() }))),
});

/**
 * Packs every package, including those that are published already, for the announcement.
 * @returns the names of those that the registry does not have in this version
 */
async function packAll(repository: string, folder: string): Promise<string[]> {
  // Changesets packs only packages that the registry does not have.
  await runChangesets(repository, 'pack', '--out-dir', folder);
  const plan = readFileSync(path.join(folder, 'publish-plan.json'), 'utf8');
  const names = planSchema
    .parse(JSON.parse(plan))
    .plan.flat()
    .flatMap(({ name, kind }) => (kind === 'publish' ? [name] : []));
  for (const one of publishedPackages(repository)) {
    if (!names.includes(one.name)) await pack(one, path.join(folder, 'packages'));
  }
  return names;
}
