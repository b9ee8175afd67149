import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, root, type Package } from './packages.ts';
import { mustRun } from './run.ts';
import { readTarball, type Tarball } from './tarball.ts';

/**
 * Packs a package with pnpm, which puts versions in the place of `workspace:` and `catalog:`.
 * @param to the folder that the tarball goes to
 * @throws where it cannot be packed, such as without its dist folder
 */
export async function pack(one: Package, to: string): Promise<Tarball> {
  const repository = one.folder.slice(0, -one.place.length);
  const manifest: { packageManager: string } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  mkdirSync(to, { recursive: true });
  // The pnpm that installed all this is at hand. Without a network, npx would long try to ask for it.
  const npx = ['-y', '--prefer-offline', manifest.packageManager];
  const words = [...npx, 'pack', '--json', '--pack-destination', to];
  const said = await mustRun('npx', words, { folder: one.folder });
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
