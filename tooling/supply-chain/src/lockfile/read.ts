import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What of pnpm-lock.yaml is of interest here; version 9 of its format. */
export interface Lockfile {
  lockfileVersion: string;
  overrides?: Record<string, string>;
  /** The workspaces, by their place in the repository. */
  importers: Record<string, Importer>;
  /** Where each package comes from, by name and version. */
  packages?: Record<string, { resolution: Record<string, unknown> }>;
  /** What each package needs, by name, version and the peers that it got. */
  snapshots?: Record<string, Snapshot>;
}

/** What a workspace asks for, and what it got. */
export interface Importer {
  dependencies?: Record<string, Asked>;
  devDependencies?: Record<string, Asked>;
  optionalDependencies?: Record<string, Asked>;
}

export interface Asked {
  specifier: string;
  version: string;
}

/** The versions that a package got of what it needs. */
export interface Snapshot {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Reads pnpm-lock.yaml.
 * @throws where there is none, or it is of a format that is not known here
 */
export function readLockfile(repository: string): Lockfile {
  const lockfile: Lockfile = parse(readFileSync(path.join(repository, 'pnpm-lock.yaml'), 'utf8'));
  if (!lockfile.lockfileVersion.startsWith('9.')) {
    throw new Error(
      `pnpm-lock.yaml is of version ${lockfile.lockfileVersion}, and only 9 is known; ` +
        'see what the new one changes, then mend tooling/supply-chain/src/lockfile',
    );
  }
  return lockfile;
}

/** A package of the lockfile, without the peers that it got. */
export interface Named {
  name: string;
  version: string;
}

/** The name and version in a key of `packages` or `snapshots`, such as `@a/b@1.0.0(c@2.0.0)`. */
export function nameOf(key: string): Named {
  const id = key.split('(', 1)[0] ?? key;
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}
