import type { Package } from '@countersign/tarballs';
import type { Fault } from '../fault.ts';
import type { Workspace } from '../repository.ts';
import { closureOf } from './closure.ts';
import { nameOf, type Lockfile } from './read.ts';

/**
 * What is wrong with `allowBuilds`, which names every package that has an install script: pnpm ends
 * with an error where one is missing there. So whatever is named there must not be among what we
 * ship, whose users would have to run it.
 */
export function buildFaults(
  { allowBuilds = {} }: Workspace,
  lockfile: Lockfile,
  published: Package[],
): Fault[] {
  const names = new Set(Object.keys(lockfile.packages ?? {}).map((key) => nameOf(key).name));
  const decisions = Object.entries(allowBuilds).flatMap(([selector, decision]) => {
    const where = `allowBuilds > ${selector} in pnpm-workspace.yaml`;
    const faults: Fault[] = [];
    if (!names.has(packageOf(selector))) {
      faults.push({ where, what: 'nothing in the lockfile goes by that', remedy: 'take it out' });
    }
    if (typeof decision !== 'boolean') {
      faults.push({ where, what: 'nobody has decided on it', remedy: 'set it to true or false' });
    }
    return faults;
  });
  const building = new Set(Object.keys(allowBuilds).map(packageOf));
  const shipped = published.flatMap((one) =>
    [...closureOf(one, lockfile, published).values()]
      .filter(({ name }) => building.has(name))
      .map(({ id, path }) => ({
        where: id,
        what: `it has an install script, and comes to our users by ${path.join(' > ')}`,
        remedy: 'do without it, or bundle what is needed of it',
      })),
  );
  return [...decisions, ...shipped];
}

/** The name in a key of allowBuilds, which may have a version behind it. */
function packageOf(selector: string): string {
  const at = selector.indexOf('@', 1);
  return at === -1 ? selector : selector.slice(0, at);
}
