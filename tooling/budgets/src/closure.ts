import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Manifest } from '@countersign/tarballs';
import { BudgetsError } from './budgets-error.ts';

/** A package that comes with another. */
export interface Dependency {
  name: string;
  version: string;
  /** The package that asks for it; where several do, the first that was found. */
  by: string;
}

/**
 * All that `npm install` brings with a package, by name and version: its dependencies, its peers that
 * are not optional, and those of each of them. Read from what is installed here.
 * @param manifest its package.json
 * @param file where a package.json of it lies that finds what it needs
 * @throws BudgetsError where something that is needed is not installed
 */
export function closure(manifest: Manifest, file: string): Dependency[] {
  const found = new Map<string, Dependency>();
  const add = (one: Manifest, from: string): void => {
    for (const { name, optional } of needed(one)) {
      const there = located(name, from);
      if (there === undefined && optional) continue;
      if (there === undefined)
        throw new BudgetsError(`${one.name} needs ${name}, which is not installed; run npm start`);
      const other: Manifest = JSON.parse(readFileSync(there, 'utf8'));
      const key = `${other.name}@${other.version}`;
      if (found.has(key)) continue;
      found.set(key, { name: other.name, version: other.version, by: one.name });
      add(other, there);
    }
  };
  add(manifest, file);
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function needed(manifest: Manifest): { name: string; optional: boolean }[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  // npm lists what is optional among the dependencies, too.
  const names = new Set([...Object.keys(dependencies), ...peers]);
  for (const name of Object.keys(optionalDependencies)) names.delete(name);
  return [
    ...[...names].map((name) => ({ name, optional: false })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, optional: true })),
  ];
}

/** The package.json of a package that another finds, without the links on the way to it. */
function located(name: string, from: string): string | undefined {
  try {
    const file = findPackageJSON(name, from);
    return file === undefined ? undefined : realpathSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return undefined;
    throw error;
  }
}
