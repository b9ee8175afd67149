import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** What is installed with a package. What it is developed with no user ever sees. */
const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** `^5.3.0`, or several such: `^4 || ^5`; `~5.3.0` where the release after 5.3 does not work. */
const range = /^[~^]\d[\w.+-]*(?: \|\| [~^]\d[\w.+-]*)*$/;

/**
 * Packages of ours need each other in the one version they were tested in. Of others a range is
 * taken, so that their repairs reach our users, and there is one copy of what several packages use.
 */
export function dependencies({ tarball, ours }: Subject): Fault[] {
  return fields.flatMap((field) =>
    Object.entries(tarball.manifest[field] ?? {}).flatMap(([name, stated]) => {
      const remedy = remedyFor(stated, ours.get(name));
      const where = `package.json > ${field} > ${name}`;
      return remedy === undefined ? [] : [{ where, what: `is ${JSON.stringify(stated)}`, remedy }];
    }),
  );
}

function remedyFor(stated: string, own: string | undefined): string | undefined {
  if (own !== undefined) {
    return stated === own
      ? undefined
      : `it has to be ${JSON.stringify(own)}; write "workspace:*", of which packing makes that`;
  }
  return range.test(stated)
    ? undefined
    : 'it has to be a range that starts with ^ or ~; write "catalog:shipped" and name the range there';
}
