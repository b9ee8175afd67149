import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pack, publishedPackages, type Manifest } from '@countersign/packages';
import { closure, listImports, importTime, readBudgets } from '@countersign/packages/budgets';
import { fresh } from '../measure/in-turn.ts';
import type { Stage } from '../stage.ts';
import type { Row, Suite } from '../suite.ts';

/** The official client, which our packages are compared with. */
export const official = 'docusign-esign';

const published = publishedPackages();

/** What our packages cost those who install them. */
export const packages: Suite = {
  about:
    'What it costs to install each package: the size of the download, the size on disk, the number of other packages that `npm install` adds, and the time of the import that `tooling/packages/budgets.yaml` names. The official client is included for comparison. That file sets the limits, and tests check them.',
  rows: Object.fromEntries([
    ...published.flatMap(({ name }) => createRows(name, name.replace('@countersign/', ''))),
    ...createRows(official, 'official'),
  ]),
};

function createRows(name: string, id: string): [string, Row][] {
  const what = `\`${name}\``;
  const isOurs = name !== official;
  const unpacked = isOurs
    ? (stage: Stage) => packedSize(stage, name, 'unpacked')
    : () => installedSize(name);
  const rows: [string, Row][] = [
    [`${id}Unpacked`, { what, measure: 'unpacked size', amount: unpacked }],
    [`${id}Dependencies`, { what, measure: 'dependencies', amount: () => dependencyCount(name) }],
  ];
  // An installation does not keep the tarball of the official client.
  if (isOurs) {
    const amount = (stage: Stage) => packedSize(stage, name, 'packed');
    rows.unshift([`${id}Packed`, { what, measure: 'packed size', amount }]);
  }
  const budget = readBudgets().packages[name];
  const imports = isOurs ? budget && listImports(name, budget) : [official];
  if (imports === undefined || imports.length === 0) return rows;
  const reference = 'openapi-fetch';
  const importing = fresh({ what, reference, measure: 'import time' }, () => ({
    subject: timeImports(imports),
    reference: timeImports([reference]),
  }));
  return [...rows, [`${id}Import`, importing]];
}

/** The size of a tarball of ours, packed or unpacked, in bytes. */
export async function packedSize(
  stage: Stage,
  name: string,
  form: 'packed' | 'unpacked',
): Promise<number> {
  const found = published.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not published.`);
  return (await pack(found, stage.folder()))[form];
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

/** How many other packages `npm install` adds with a package. */
export function dependencyCount(name: string): number {
  const file = findManifest(name);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return closure(manifest, file).length;
}

/** Measures how long a new process takes to import modules, in milliseconds. */
function timeImports(modules: readonly string[]): () => number {
  const addresses = modules.map((name) => import.meta.resolve(name));
  return () => importTime(addresses);
}
