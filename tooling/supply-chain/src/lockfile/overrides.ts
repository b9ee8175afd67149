import type { Fault } from '../fault.ts';
import type { Workspace } from '../repository.ts';
import { nameOf, type Lockfile } from './read.ts';

/** The overrides that change nothing any more: no package has what they say. */
export function overrideFaults({ overrides = {} }: Workspace, lockfile: Lockfile): Fault[] {
  return Object.entries(overrides)
    .filter(([selector, version]) => !isUsed(selector, version, lockfile))
    .map(([selector, version]) => ({
      where: `overrides > ${selector} in pnpm-workspace.yaml`,
      what: `nothing in the lockfile has the version ${version} by it`,
      remedy: 'take it out, or set it to an exact version that is in use',
    }));
}

/** A selector is `name` or `parent>name`, and each may have a range behind it. */
function isUsed(selector: string, version: string, lockfile: Lockfile): boolean {
  const words = selector.split(/>(?=[@a-z])/i).map((word) => word.replace(/(?<=.)@.*$/, ''));
  const name = words.at(-1) ?? selector;
  const parent = words.length > 1 ? words[0] : undefined;
  return Object.entries(lockfile.snapshots ?? {}).some(([key, snapshot]) => {
    if (parent === undefined) {
      const found = nameOf(key);
      return found.name === name && found.version === version;
    }
    const got = snapshot.dependencies?.[name] ?? snapshot.optionalDependencies?.[name];
    return nameOf(key).name === parent && got?.split('(', 1)[0] === version;
  });
}
