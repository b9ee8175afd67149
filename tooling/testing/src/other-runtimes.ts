// Runtimes other than Node, in which the packages have to work. Only this workspace depends on them:
// they take 200 MB, which a start of the sandbox need not download.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** An installed release of a runtime. */
export interface OtherRuntime {
  version: string;
  /** The path of its executable. */
  file: string;
}

interface Manifest {
  version: string;
  optionalDependencies: Record<string, string>;
}

/** @throws if the release of the lockfile has no binary for this system */
export function findBun(): OtherRuntime {
  return findBinary('bun', 'bin/bun');
}

/** @throws if the release of the lockfile has no binary for this system */
export function findDeno(): OtherRuntime {
  return findBinary('deno', 'deno');
}

/**
 * Finds the binary of a runtime that npm has as one package for each system: optional dependencies
 * of `name`, of which the package manager installs the one that fits. The install script of `name`
 * only copies it elsewhere, so it does not have to run.
 */
function findBinary(name: string, file: string): OtherRuntime {
  const main = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, optionalDependencies }: Manifest = JSON.parse(readFileSync(main, 'utf8'));
  // The dependencies of a package are installed next to it.
  const beside = path.dirname(path.dirname(main));
  const found = Object.keys(optionalDependencies)
    .flatMap((other) => [file, `${file}.exe`].map((one) => path.join(beside, other, one)))
    .find((one) => existsSync(one));
  if (found !== undefined) return { file: found, version };
  throw new Error(`${name} is not installed for ${process.platform} ${process.arch}`);
}
