import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, publishedPackages, readTarball } from '@countersign/packages';
import { expect, tarballFile } from './expect.ts';
import type { Stage } from './stage.ts';

/** Installs the packages as a user would, and loads them. */
export async function usePackages(stage: Stage, version: string): Promise<void> {
  const names = publishedPackages(stage.repository).map(({ name }) => `${name}@${version}`);
  const { folder, npm } = newcomer(stage, version, 'user');
  await npm(['install', 'zod', ...names]);
  const loaded = ['client', 'connect', 'mock', 'sandbox'].map((name) => `@countersign/${name}`);
  const program = 'for (const name of process.argv.slice(1)) await import(name)';
  const args = ['--input-type=module', '--eval', program, ...loaded];
  await mustRun(process.execPath, args, { folder });
  stage.say('  installed and loaded');
}

/**
 * Follows the README in each tarball as its reader would, in an empty folder: types its lines of
 * `npm install`, and runs its first sample.
 * @throws ReleaseError for a README with neither, Error where one of them fails
 */
export async function followReadmes(stage: Stage, version: string): Promise<void> {
  for (const { name } of publishedPackages(stage.repository)) {
    const packed = await readTarball(tarballFile(stage.repository, name, version));
    const readme = packed.read('README.md') ?? '';
    const found = /^```ts\n(.*?)^```$/ms.exec(readme);
    const sample = found?.[1];
    const before = readme.slice(0, found?.index ?? 0).matchAll(/^npm install ([^#\n]*)/gm);
    const lines = [...before].map(([, words = '']) => words.trim());
    const isWhole = sample !== undefined && lines.length > 0;
    expect(isWhole, `the README of ${name} has no sample, or does not say what to install for it`);
    const { folder, npm } = newcomer(stage, version, 'reader');
    for (const words of lines) await npm(['install', ...words.split(/\s+/)]);
    writeFileSync(path.join(folder, 'sample.mts'), sample);
    const said = await mustRun(process.execPath, ['sample.mts'], { folder });
    expect(said.trim() !== '', `the first sample in the README of ${name} prints nothing`);
    stage.say(`  npm install ${lines.join(' + ')}: ${said.trim().split('\n').join(' | ')}`);
  }
}

/** The empty folder of somebody who installs a version that is published as a whole. */
function newcomer({ folder: create, registry, repository }: Stage, version: string, name: string) {
  const folder = create(name);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  // A list of versions that npm keeps from before a publication would not have this version.
  const cache = { npm_config_cache: path.join(repository, '..', `npm-${version}`) };
  const environment = { ...registry.installEnvironment, ...cache };
  const npm = (words: string[]) => mustRun('npm', words, { folder, environment });
  return { folder, npm };
}
