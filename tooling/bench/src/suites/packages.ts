import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pack, publishedPackages, type Manifest, type Package } from '@countersign/packages';
import { closure, listImports, importTime, readBudgets } from '@countersign/packages/budgets';
import { fresh } from '../measure/in-turn.ts';
import type { Stage } from '../stage.ts';
import type { Comparison, Measurements } from '../suite.ts';

/** The official client, which our packages are compared with. */
export const official = 'docusign-esign';

/** The cost of packages to those who install them. */
export const packages: Measurements = {
  ...Object.fromEntries(publishedPackages().flatMap((one) => Object.entries(measureOurs(one)))),
  officialUnpacked: () => installedSize(official),
  officialDependencies: () => dependencyCount(official),
  officialImport: importing([official]),
};

function measureOurs(one: Package): Measurements {
  const { name } = one;
  const id = name.replace('@countersign/', '');
  const budget = readBudgets().packages[name];
  const imports = budget === undefined ? [] : listImports(name, budget);
  return {
    [`${id}Packed`]: (stage) => packedSize(stage, one, 'packed'),
    [`${id}Unpacked`]: (stage) => packedSize(stage, one, 'unpacked'),
    [`${id}Dependencies`]: () => dependencyCount(name),
    ...(imports.length > 0 && { [`${id}Import`]: importing(imports) }),
  };
}

/** The size of a tarball of ours, packed or unpacked, in bytes. */
export async function packedSize(
  stage: Stage,
  one: Package,
  form: 'packed' | 'unpacked',
): Promise<number> {
  return (await pack(one, stage.folder()))[form];
}

const findManifest = (name: string) =>
  createRequire(import.meta.url).resolve(`${name}/package.json`);

/** The size of a package as it is installed, without its dependencies, in bytes. */
export function installedSize(name: string): number {
  const cwd = path.dirname(findManifest(name));
  return globSync('**', { cwd, exclude: ['**/node_modules/**'] })
    .map((file) => statSync(path.join(cwd, file)))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

/** Counts the other packages that `npm install` adds with a package. */
export function dependencyCount(name: string): number {
  const file = findManifest(name);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return closure(manifest, file).length;
}

/** Compares how long a new process takes to import modules with an import of openapi-fetch. */
function importing(modules: readonly string[]): Comparison {
  return fresh('import time', () => ({
    subject: timeImports(modules),
    reference: timeImports(['openapi-fetch']),
  }));
}

function timeImports(modules: readonly string[]): () => number {
  const addresses = modules.map((name) => import.meta.resolve(name));
  return () => importTime(addresses);
}
