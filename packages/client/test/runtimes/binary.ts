import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Finds the binary of a runtime that npm has as one package for each platform: optional
 * dependencies of `name`, of which the package manager installs the one that fits. The install
 * script of `name` only copies it elsewhere, so it does not have to run.
 * @param file the path of the binary in its package
 * @throws if there is none for this platform
 */
export function findBinary(name: string, file: string): string {
  const main = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const manifest: unknown = createRequire(main)(main);
  // The dependencies of a package are next to it.
  const beside = path.dirname(path.dirname(main));
  for (const other of listOptionalDependencies(manifest)) {
    const folder = path.join(beside, other);
    for (const candidate of [file, `${file}.exe`].map((one) => path.join(folder, one)))
      if (existsSync(candidate)) return candidate;
  }
  throw new Error(
    `there is no ${name} for ${process.platform} ${process.arch}, or it was not installed (${readdirSync(beside).join(', ')})`,
  );
}

function listOptionalDependencies(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  if (!('optionalDependencies' in manifest)) return [];
  return Object.keys(manifest.optionalDependencies ?? {});
}
