import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, publishedPackages, readTarball } from '@countersign/packages';
import { z } from 'zod';
import { git } from '../git.ts';
import { outFolder } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import type { Stage } from './stage.ts';

/** Throws an error with a message if a condition is false. */
export function expect(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new ReleaseError(otherwise);
}

/**
 * Checks everything that must be true after a version is published.
 * @throws {ReleaseError} with the first thing that is not
 */
export async function expectReleased(stage: Stage, version: string): Promise<void> {
  const { repository } = stage;
  const packages = publishedPackages(repository);
  const out = path.join(repository, outFolder);
  const notes = readFileSync(path.join(out, 'notes.md'), 'utf8');
  for (const { name } of packages) {
    expect(notes.includes(`## ${name}\n`), `notes.md does not name ${name}`);
    const bill = path.join(out, 'sbom', `${fileName(name, version)}.cdx.json`);
    expect(existsSync(bill), `there is no bill of materials ${bill}`);
    await expectOnRegistry(stage, name, version);
    const packed = await readTarball(tarballFile(repository, name, version));
    const changelog = packed.read('CHANGELOG.md') ?? '';
    expect(changelog.includes(`\n## ${version}\n`), `${name} has no changelog of ${version}`);
  }
  const tags = await git(repository, 'tag', '--points-at', 'HEAD');
  expect(tags.includes(`v${version}`), `there is no tag v${version}`);
  const changed = await git(repository, 'status', '--porcelain');
  expect(changed.length === 0, `publishing left this behind:\n${changed.join('\n')}`);
  const changelogs = packages.map(({ place }) => `${place}/CHANGELOG.md`);
  await mustRun('npx', ['--no', 'oxfmt', '--check', ...changelogs], { folder: repository });
}

/** The name of a tarball or a bill of materials, without its extension. */
function fileName(name: string, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}

export function tarballFile(repository: string, name: string, version: string): string {
  return path.join(repository, outFolder, 'packages', `${fileName(name, version)}.tgz`);
}

const publishedSchema = z.object({ dist: z.object({ tarball: z.url() }) });

/** Checks that the registry returns exactly the tarball that was packed. */
async function expectOnRegistry({ registry, repository }: Stage, name: string, version: string) {
  const file = tarballFile(repository, name, version);
  const url = `${registry.url}${name.replace('/', '%2f')}/${version}`;
  const { dist } = publishedSchema.parse(await (await fetch(url)).json());
  const bytes = Buffer.from(await (await fetch(dist.tarball)).arrayBuffer());
  expect(bytes.equals(readFileSync(file)), `${url} differs from ${file}`);
}
