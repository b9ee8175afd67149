import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The fields of a package.json that are read here. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  [field: string]: unknown;
}

/** A package that is published. */
export interface Package {
  name: string;
  version: string;
  /** Its folder in the repository, such as `packages/zod`. */
  place: string;
  /** The folder as an absolute path. */
  folder: string;
  manifest: Manifest;
}

/**
 * Lists the packages that are published: `specs` and those in `packages`, without private ones. Each
 * comes after the packages that it depends on.
 * @param repository the root of a checkout; this one by default
 */
export function publishedPackages(repository: string = root): Package[] {
  const packages = globSync(['specs/package.json', 'packages/*/package.json'], { cwd: repository })
    .map((file) => path.dirname(file).replaceAll('\\', '/'))
    .toSorted()
    .map((place) => readPackage(place, repository))
    .filter(({ manifest }) => manifest.private !== true);
  const ordered = new Set<Package>();
  const add = (one: Package): void => {
    const needed = { ...one.manifest.dependencies, ...one.manifest.peerDependencies };
    for (const other of packages) if (other !== one && other.name in needed) add(other);
    ordered.add(one);
  };
  for (const one of packages) add(one);
  return [...ordered];
}

function readPackage(place: string, repository: string): Package {
  const folder = path.join(repository, place);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name: manifest.name, version: manifest.version, place, folder, manifest };
}
