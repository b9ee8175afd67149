import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, publishedPackages, readTarball, type Package } from '@countersign/packages';
import { outFolder } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import type { Stage } from './stage.ts';

/**
 * Everything that must be true once a version is published.
 * @throws {ReleaseError} with the first thing that is not
 */
export async function expectReleased(stage: Stage, version: string): Promise<void> {
  const { repository } = stage;
  const packages = publishedPackages(repository);
  const notes = readFileSync(path.join(repository, outFolder, 'notes.md'), 'utf8');
  for (const one of packages) {
    if (!notes.includes(`## ${one.name}\n`)) {
      throw new ReleaseError(`notes.md does not name ${one.name}`);
    }
    await expectPublished(stage, one, version);
    expectBill(repository, one, version);
    await expectExact(repository, one, version, packages);
  }
  await expectInGit(repository, version);
  // Where one is not formatted, this ends with its name.
  const changelogs = packages.map(({ place }) => `${place}/CHANGELOG.md`);
  await mustRun('npx', ['--no', 'oxfmt', '--check', ...changelogs], { folder: repository });
}

/** As tarballs are called, and bills of materials. */
function stemOf({ name }: Package, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}

function tarballOf(repository: string, one: Package, version: string): string {
  return path.join(repository, outFolder, 'packages', `${stemOf(one, version)}.tgz`);
}

/** The registry gives the very bytes that lie in the folder of the release. */
async function expectPublished(stage: Stage, one: Package, version: string): Promise<void> {
  const answer = await fetch(`${stage.registry.url}${one.name.replace('/', '%2f')}/${version}`);
  if (answer.status !== 200) {
    throw new ReleaseError(`the registry has no ${one.name}@${version}`);
  }
  const { dist }: { dist: { tarball: string } } = JSON.parse(await answer.text());
  const given = Buffer.from(await (await fetch(dist.tarball)).arrayBuffer());
  if (!given.equals(readFileSync(tarballOf(stage.repository, one, version)))) {
    throw new ReleaseError(`${one.name}@${version} on the registry differs from ${outFolder}`);
  }
}

/** The bill of materials is of that tarball. */
function expectBill(repository: string, one: Package, version: string): void {
  const name = `sbom/${stemOf(one, version)}.cdx.json`;
  const file = path.join(repository, outFolder, name);
  if (!existsSync(file)) throw new ReleaseError(`${one.name} has no bill of materials ${name}`);
  const bytes = readFileSync(tarballOf(repository, one, version));
  const hash = createHash('sha512').update(bytes).digest('hex');
  const bill: { metadata: { component: { hashes?: { content: string }[] } } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (bill.metadata.component.hashes?.some(({ content }) => content === hash) === true) return;
  throw new ReleaseError(`${name} is not of the tarball that was published`);
}

/** Packages depend on each other in exactly this version, and on nothing in words of pnpm. */
async function expectExact(
  repository: string,
  one: Package,
  version: string,
  packages: Package[],
): Promise<void> {
  const { manifest } = await readTarball(tarballOf(repository, one, version));
  const kinds = [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies];
  for (const [name, range] of kinds.flatMap((kind) => Object.entries(kind ?? {}))) {
    const ours = packages.some((other) => other.name === name);
    if (ours ? range !== version : /^(workspace|catalog):/.test(range)) {
      throw new ReleaseError(`${one.name}@${version} was packed with ${name} as ${range}`);
    }
  }
}

/** The tag is on what was published, and nothing has changed since. */
async function expectInGit(repository: string, version: string): Promise<void> {
  const tags = await mustRun('git', ['tag', '--points-at', 'HEAD'], { folder: repository });
  if (!tags.split('\n').includes(`v${version}`)) {
    throw new ReleaseError(`there is no tag v${version}`);
  }
  const changed = await mustRun('git', ['status', '--porcelain'], { folder: repository });
  if (changed !== '') throw new ReleaseError(`publishing left this behind:\n${changed}`);
}
