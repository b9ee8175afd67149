import path from 'node:path';
import type { Fault } from '../fault.ts';
import type { Importer, Lockfile } from './read.ts';

/**
 * What does not come from the registry with a SHA-512 hash: from git, an address or a folder. An
 * address would also tell where this machine has its registry.
 */
export function sourceFaults(lockfile: Lockfile): Fault[] {
  const packages = Object.entries(lockfile.packages ?? {}).flatMap(([where, { resolution }]) => {
    const { integrity, ...others } = resolution;
    const faults: Fault[] = [];
    if (Object.keys(others).length > 0) {
      faults.push({
        where,
        what: `it does not come from the registry alone: ${JSON.stringify(others)}`,
        remedy: 'depend on a version that is published, and let pnpm write the lockfile anew',
      });
    }
    if (!isSha512(integrity)) {
      faults.push({
        where,
        what: `its integrity is ${JSON.stringify(integrity) ?? 'not stated'}, and no SHA-512 hash`,
        remedy: 'let pnpm write the lockfile anew',
      });
    }
    return faults;
  });
  const links = Object.entries(lockfile.importers).flatMap(([place, importer]) =>
    linksOf(importer)
      .filter((target) => !Object.hasOwn(lockfile.importers, path.posix.join(place, target)))
      .map((target) => ({
        where: place,
        what: `it is linked to ${target}, which is no workspace of this repository`,
        remedy: 'depend on a version that is published, or on workspace:*',
      })),
  );
  const sourceless = Object.keys(lockfile.snapshots ?? {})
    .map((key) => key.split('(', 1)[0] ?? key)
    .filter((id) => !Object.hasOwn(lockfile.packages ?? {}, id))
    .map((where) => ({
      where,
      what: 'it is needed, and nothing says where it comes from',
      remedy: 'let pnpm write the lockfile anew',
    }));
  return [...packages, ...sourceless, ...links];
}

function isSha512(integrity: unknown): boolean {
  if (typeof integrity !== 'string' || !integrity.startsWith('sha512-')) return false;
  return Buffer.from(integrity.slice('sha512-'.length), 'base64').length === 64;
}

function linksOf(importer: Importer): string[] {
  const { dependencies, devDependencies, optionalDependencies } = importer;
  return Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .map(({ version }) => version)
    .filter((version) => version.startsWith('link:'))
    .map((version) => version.slice('link:'.length));
}
