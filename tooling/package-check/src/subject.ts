import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, type Package, type Tarball } from '@countersign/tarballs';

/** A package, and what it is held against. */
export interface Subject {
  tarball: Tarball;
  /** Where the package is in the repository, such as `packages/zod`. */
  place: string;
  /** The root of the repository on this machine. */
  repository: string;
  /** The address of the repository, as its own package.json has it. */
  url: string;
  /** The packages of ours, with the version that each has. */
  ours: ReadonlyMap<string, string>;
}

/** A package that is not packed yet. */
export interface Found extends Omit<Subject, 'tarball'> {
  source: Package;
}

/**
 * Finds the package of a folder, and the repository that it is in.
 * @throws where the folder holds none that is published, or the repository does not say where it is
 */
export function findPackage(folder: string): Found {
  const here = realpathSync(folder);
  const repository = repositoryOf(here);
  const packages = publishedPackages(repository);
  const source = packages.find((one) => one.folder === here);
  if (source === undefined) {
    throw new Error(
      `${here} holds no package that is published; run this in specs or in a folder of packages`,
    );
  }
  const ours = new Map(packages.map(({ name, version }) => [name, version]));
  return { source, place: source.place, repository, url: urlOf(repository), ours };
}

function repositoryOf(folder: string): string {
  if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('no folder above has a pnpm-workspace.yaml');
  return repositoryOf(above);
}

function urlOf(repository: string): string {
  const file = path.join(repository, 'package.json');
  const { repository: stated }: { repository?: { url?: string } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (stated?.url === undefined) {
    throw new Error(`${file} has no repository.url; the packages state theirs by it`);
  }
  return stated.url;
}
