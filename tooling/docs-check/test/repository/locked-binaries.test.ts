// Tools that come as a binary for each system are in the lockfile for every system that CI runs on.
// An installation leaves out, without a word, the binaries that its registry does not have.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../documents.ts';

interface Lockfile {
  packages: Record<string, { os?: string[]; cpu?: string[] }>;
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const { packages, snapshots }: Lockfile = parse(
  readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'),
);

/** What CI runs on, in the words of a manifest. */
const systems = [
  { os: 'linux', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

it('is complete', () => {
  const lacking = Object.entries(snapshots).flatMap(([name, { optionalDependencies = {} }]) => {
    const choices = Object.entries(optionalDependencies).map(([one, version]) =>
      packageOf(`${one}@${version}`),
    );
    const served = systems.filter((system) => choices.some((one) => fits(one, system)));
    // A part of one binary is not for the others.
    if (served.length === 0 || packageOf(name)?.os !== undefined) return [];
    return served.length < systems.length ? [name.replace(/(?!^)@.*$/, '')] : [];
  });
  expect([...new Set(lacking)].toSorted()).toEqual([]);
});

function packageOf(name: string): Lockfile['packages'][string] | undefined {
  return packages[name.replace(/\(.*$/, '')];
}

function fits(
  one: Lockfile['packages'][string] | undefined,
  { os, cpu }: { os: string; cpu: string },
): boolean {
  return one?.os?.includes(os) === true && one.cpu?.includes(cpu) === true;
}
