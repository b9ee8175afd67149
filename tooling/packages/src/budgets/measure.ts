import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { loadedFiles } from '../bundle.ts';
import { closure } from '../installed.ts';
import type { Package } from '../tarballs/published.ts';
import { pack, type PackedFile } from '../tarballs/tarball.ts';
import type { Amounts, Budget } from './file.ts';

/** The sizes of a package. */
export interface Measured {
  name: string;
  amounts: Amounts;
  /** The files of the tarball, and the modules that an import loads, with their bytes. */
  files: readonly PackedFile[];
  modules: readonly PackedFile[];
}

/** Packs a package into a folder and measures it. */
export async function measure(one: Package, budget: Budget, to: string): Promise<Measured> {
  const { packed, unpacked, files, manifest } = await pack(one, to);
  const modules = await loadedModules(one.folder, listImports(one.name, budget));
  const amounts = {
    packed: packed / 1000,
    unpacked: unpacked / 1000,
    dependencies: closure(manifest, path.join(one.folder, 'package.json')).length,
    loaded: modules.reduce((sum, { size }) => sum + size, 0) / 1000,
  };
  return { name: one.name, amounts, files, modules };
}

/** The imports of a budget as a program writes them. */
export function listImports(name: string, { imports }: Budget): string[] {
  return imports.map((subpath) => path.posix.join(name, subpath));
}

async function loadedModules(folder: string, imports: readonly string[]): Promise<PackedFile[]> {
  const code = imports.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const files = await loadedFiles({ code, folder });
  return files.map((file) => ({
    path: path.posix.normalize(file).replace(/^.*node_modules\/|^(\.\.\/)+/, ''),
    size: statSync(path.resolve(folder, file)).size,
  }));
}

const script = `const start = performance.now();
for (const url of process.argv.slice(1)) await import(url);
process.stdout.write(String(performance.now() - start));`;

/** Measures how many milliseconds a new process takes to import modules, given by their URLs. */
export function importTime(urls: readonly string[]): number {
  const args = ['--input-type=module', '--eval', script, ...urls];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
