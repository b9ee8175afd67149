import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, root, type Package } from './packages.ts';
import { mustRunPnpm } from './pnpm.ts';
import { readTarball, type Tarball } from './tarball.ts';

/**
 * Packs a package with pnpm, which puts versions in the place of `workspace:` and `catalog:`.
 * @param to the folder that the tarball goes to
 * @throws where it cannot be packed, such as without its dist folder
 */
export async function pack(one: Package, to: string): Promise<Tarball> {
  const repository = one.folder.slice(0, -one.place.length);
  mkdirSync(to, { recursive: true });
  const words = ['pack', '--json', '--pack-destination', to];
  const said = await mustRunPnpm(repository, words, { folder: one.folder });
  const { filename }: { filename: string } = JSON.parse(said);
  const tarball = await readTarball(path.resolve(to, filename));
  if (!tarball.files.some(({ path: file }) => file.startsWith('dist/'))) {
    throw new Error(`${one.name} was packed without a dist folder; run npm run build first`);
  }
  return tarball;
}

/** Packs every package that is published, in the order in which they depend on each other. */
export async function packAll(to: string, repository: string = root): Promise<Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const one of publishedPackages(repository)) tarballs.push(await pack(one, to));
  return tarballs;
}
