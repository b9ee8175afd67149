import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Manifest } from './tarballs/published.ts';

/** A package that is installed with another. */
export interface Dependency {
  name: string;
  version: string;
  licence: string | undefined;
  /** The first package found that needs it. */
  by: string;
}

/**
 * Lists everything that `npm install` brings with a package: its dependencies, its required peers,
 * and those of each of them, as installed here.
 * @param file a package.json in the folder that the dependencies are resolved from
 * @throws if something required is not installed
 */
export function closure(manifest: Manifest, file: string): Dependency[] {
  const found = new Map<string, Dependency>();
  const add = (one: Manifest, from: string): void => {
    for (const name of listNeeded(one)) {
      const there = findManifest(name, from);
      if (there === undefined && one.optionalDependencies?.[name] !== undefined) continue;
      if (there === undefined)
        throw new Error(`${one.name} needs ${name}, which is not installed; run npm start`);
      const other: Manifest = JSON.parse(readFileSync(there, 'utf8'));
      const { version, license: licence } = other;
      const key = `${other.name}@${version}`;
      if (found.has(key)) continue;
      found.set(key, { name: other.name, version, licence, by: one.name });
      add(other, there);
    }
  };
  add(manifest, file);
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function listNeeded(manifest: Manifest): string[] {
  const { peerDependencies, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta[name]?.optional !== true,
  );
  const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies };
  return [...new Set([...Object.keys(dependencies), ...peers])];
}

function findManifest(name: string, from: string): string | undefined {
  try {
    const file = findPackageJSON(name, from);
    return file === undefined ? undefined : realpathSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return undefined;
    throw error;
  }
}
