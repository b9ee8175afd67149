import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository that this file is in. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What of a package.json is of interest here. What stands in it beside that is kept. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  [field: string]: unknown;
}

/** A package of ours that is published. */
export interface Package {
  name: string;
  version: string;
  /** Where it is in the repository, such as `packages/zod`, and on this machine. */
  place: string;
  folder: string;
  manifest: Manifest;
}

/**
 * The packages that are published, in the order in which they depend on each other: those of
 * `specs` and `packages` that are not private.
 * @param repository the root of a checkout; this one, if not said
 */
export function publishedPackages(repository: string = root): Package[] {
  const found = globSync(['specs/package.json', 'packages/*/package.json'], { cwd: repository })
    .map((file) => path.dirname(file).replaceAll('\\', '/'))
    .toSorted()
    .map((place) => packageAt(place, repository))
    .filter(({ manifest }) => manifest.private !== true);
  return inOrder(found);
}

function packageAt(place: string, repository: string): Package {
  const folder = path.join(repository, place);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name: manifest.name, version: manifest.version, place, folder, manifest };
}

/** What a package needs comes before it. */
function inOrder(packages: Package[]): Package[] {
  const ordered = new Set<Package>();
  const add = (one: Package): void => {
    const needed = { ...one.manifest.dependencies, ...one.manifest.peerDependencies };
    for (const other of packages) if (other !== one && other.name in needed) add(other);
    ordered.add(one);
  };
  for (const one of packages) add(one);
  return [...ordered];
}
