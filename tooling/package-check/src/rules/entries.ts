import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';
import { fieldOf, isScript, targetsOf, type Target } from '../targets.ts';

/**
 * What an import leads to is an ES module, and its entry says where the types are. Whether all of it
 * is there, and whether what is inside is an ES module too, publint tells.
 */
export function entries({ tarball }: Subject): Fault[] {
  const targets = targetsOf(tarball);
  return targets.flatMap((target) => {
    const where = `package.json > ${fieldOf(target)}`;
    const faults: Fault[] = [];
    if (target.pattern.endsWith('.cjs')) {
      const remedy = 'publish ES modules alone, which require() takes as well';
      faults.push({ where, what: `${target.pattern} is CommonJS`, remedy });
    }
    if (isScript(target.pattern) && !hasTypes(target, targets)) {
      const what = 'leads to JavaScript, and not by "types" and then "default", and those alone';
      const remedy = 'write { "types": "….d.ts", "default": "….js" }';
      faults.push({ where, what, remedy });
    }
    return faults;
  });
}

function hasTypes({ subpath }: Target, all: readonly Target[]): boolean {
  const conditions = all
    .filter((other) => other.subpath === subpath)
    .map((other) => other.conditions.join('.'));
  return conditions.join() === 'types,default';
}
