import path from 'node:path';
import { closure, importsOf, readBudgets } from '@countersign/packages/budgets';
import { publishedPackages, type Package } from '@countersign/packages';
import { caseName } from '../packages/case-name.ts';
import { importsBeside } from '../packages/imports.ts';
import { official, officialDependencies, officialUnpacked } from '../packages/official.ts';
import { packed } from '../packages/packed.ts';
import type { Case, CountCase, FreshCase, SizeCase, Suite } from '../suite.ts';

/** What our packages cost whoever installs them. */
export const packages: Suite = {
  about:
    'What an installation of each package costs: what is sent over the network, what lies on the disk after, how many other packages `npm install` brings, and how long the import takes that `tooling/packages/budgets.yaml` names. Beside them stands the official client as it is installed. Limits are not here but in that file, and the tests hold them.',
  cases: Object.fromEntries([
    ...publishedPackages().flatMap(ofOurs),
    [
      caseName(official, 'Unpacked'),
      size(official, 'unpacked size', async () => officialUnpacked()),
    ],
    [caseName(official, 'Dependencies'), count(official, officialDependencies)],
    [caseName(official, 'Import'), importing(official, [official])],
  ]),
};

function ofOurs(one: Package): [string, Case][] {
  const { name, manifest, folder } = one;
  const budget = readBudgets().packages[name];
  const imports = budget === undefined ? [] : importsOf(name, budget);
  return [
    [caseName(name, 'Packed'), size(name, 'packed size', async () => (await packed(one)).packed)],
    [
      caseName(name, 'Unpacked'),
      size(name, 'unpacked size', async () => (await packed(one)).unpacked),
    ],
    [
      caseName(name, 'Dependencies'),
      count(name, () => closure(manifest, path.join(folder, 'package.json')).length),
    ],
    ...(imports.length === 0
      ? []
      : [[caseName(name, 'Import'), importing(name, imports)] satisfies [string, Case]]),
  ];
}

function size(what: string, measure: SizeCase['measure'], bytes: SizeCase['size']): SizeCase {
  return { what: `\`${what}\``, measure, size: bytes };
}

function count(what: string, dependencies: CountCase['count']): CountCase {
  return { what: `\`${what}\``, measure: 'dependencies', count: dependencies };
}

function importing(what: string, names: readonly string[]): FreshCase {
  const reference = 'openapi-fetch';
  return {
    what: `\`${what}\``,
    reference,
    measure: 'import time',
    fresh: () => importsBeside(names, [reference]),
  };
}
