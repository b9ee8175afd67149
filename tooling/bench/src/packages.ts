import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closure, importsOf, importTime, readBudgets } from '@countersign/packages/budgets';
import { pack, publishedPackages, type Manifest } from '@countersign/packages';
import { Stage } from './stage.ts';

/** The official client, which our packages are compared with. */
export const official = 'docusign-esign';

/** The packages in the order of the page: ours, then the official client. */
export const names = [...publishedPackages().map(({ name }) => name), official];

/** What the rows of a package begin with in `docs/benchmarks.json`, such as `client`. */
export function shortName(name: string): string {
  return name === official ? 'official' : name.replace('@countersign/', '');
}

const manifestFile = (name: string) =>
  createRequire(import.meta.url).resolve(`${name}/package.json`);

/** The size of a tarball of ours, packed or unpacked, in bytes. */
export async function packedSize(name: string, form: 'packed' | 'unpacked'): Promise<number> {
  const found = publishedPackages().find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not published.`);
  await using stage = new Stage();
  return (await pack(found, stage.folder()))[form];
}

/** The size of a package as it is installed, without its dependencies, in bytes. */
export function installedSize(name: string): number {
  const cwd = path.dirname(manifestFile(name));
  return globSync('**', { cwd, exclude: ['**/node_modules/**'] })
    .map((file) => statSync(path.join(cwd, file)))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

/** How many other packages `npm install` brings with a package. */
export function dependencyCount(name: string): number {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile(name), 'utf8'));
  return closure(manifest, manifestFile(name)).length;
}

/** The modules that users of a package import first; none if it has no script. */
export function readImports(name: string): string[] {
  if (name === official) return [official];
  const budget = readBudgets().packages[name];
  return budget === undefined ? [] : importsOf(name, budget);
}

/** How long a new process takes to import modules, in milliseconds. */
export function timeImports(modules: readonly string[]): () => number {
  const addresses = modules.map((name) => import.meta.resolve(name));
  return () => importTime(addresses);
}
