import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Manifest } from '@countersign/packages';

/**
 * Finds the binary of a runtime that npm has as one package for each platform: optional
 * dependencies of `name`, of which the package manager takes the one that fits.
 * @param file where the binary stands in its package
 * @throws where there is none for this platform
 */
export function binaryOf(name: string, file: string): { file: string; version: string } {
  const main = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const manifest: Manifest = createRequire(main)(main);
  // What a package depends on stands beside it.
  const beside = path.dirname(path.dirname(main));
  for (const other of Object.keys(manifest.optionalDependencies ?? {})) {
    for (const candidate of [file, `${file}.exe`]) {
      const found = path.join(beside, other, candidate);
      if (existsSync(found)) return { file: found, version: manifest.version };
    }
  }
  throw new Error(
    `there is no ${name} for ${process.platform} ${process.arch}, or it was not installed`,
  );
}
