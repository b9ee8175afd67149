import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** What is installed with a package. What it is developed with no user ever sees. */
const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** `^5.3.0`, or several such: `^4 || ^5`. */
const caret = /^\^\d[\w.+-]*(?: \|\| \^\d[\w.+-]*)*$/;

/**
 * Packages of ours need each other in the one version they were tested in. Of others a range is
 * taken, so that their repairs reach our users, and there is one copy of what several packages use.
 */
export function dependencies({ tarball, ours }: Subject): Fault[] {
  return fields.flatMap((field) =>
    Object.entries(tarball.manifest[field] ?? {}).flatMap(([name, range]) => {
      const remedy = remedyFor(range, ours.get(name));
      const where = `package.json > ${field} > ${name}`;
      return remedy === undefined ? [] : [{ where, what: `is ${JSON.stringify(range)}`, remedy }];
    }),
  );
}

function remedyFor(range: string, own: string | undefined): string | undefined {
  if (own !== undefined) {
    return range === own
      ? undefined
      : `it has to be ${JSON.stringify(own)}; write "workspace:*", of which packing makes that`;
  }
  return caret.test(range)
    ? undefined
    : 'it has to be a caret range; write "catalog:shipped" and name the range there';
}
