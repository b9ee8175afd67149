import { statSync } from 'node:fs';
import path from 'node:path';
import { loadedFiles } from '@countersign/bundle-size';
import { pack, type Package } from '@countersign/tarballs';
import type { Budget } from './budgets.ts';
import { BudgetsError } from './budgets-error.ts';
import { closure, type Dependency } from './closure.ts';

/** A file, and its size in bytes. */
export interface Weight {
  path: string;
  size: number;
}

/** What a package weighs and brings. */
export interface Measured {
  name: string;
  /** Bytes. */
  packed: number;
  unpacked: number;
  files: readonly Weight[];
  dependencies: readonly Dependency[];
  /** The modules that are loaded where it is imported, its own and others. */
  modules: readonly Weight[];
}

/** This workspace, from which every package is found. */
const workspace = path.resolve(import.meta.dirname, '..');

/**
 * Packs a package and measures it.
 * @param to the folder that the tarball goes to
 * @throws BudgetsError where it is not built, or something that it needs is not installed
 */
export async function measure(one: Package, budget: Budget, to: string): Promise<Measured> {
  const { packed, unpacked, files, manifest } = await pack(one, to).catch((error: Error) => {
    throw new BudgetsError(error.message, { cause: error });
  });
  return {
    name: one.name,
    packed,
    unpacked,
    files,
    dependencies: closure(manifest, path.join(one.folder, 'package.json')),
    modules: await modulesOf(importsOf(one.name, budget)),
  };
}

/** What is imported of a package, as a program names it. */
export function importsOf(name: string, { imports }: Budget): string[] {
  return imports.map((entry) => path.posix.join(name, entry));
}

async function modulesOf(imports: readonly string[]): Promise<Weight[]> {
  if (imports.length === 0) return [];
  const code = imports.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const files = await loadedFiles({ code, folder: workspace });
  return files.map((file) => ({
    path: path.posix.normalize(file).replace(/^.*node_modules\/|^(\.\.\/)+/, ''),
    size: statSync(path.resolve(workspace, file)).size,
  }));
}
