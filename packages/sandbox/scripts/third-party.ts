import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of others that is in the bundle. */
export interface ThirdParty {
  name: string;
  version: string;
  /** As SPDX writes it. */
  license: string;
  /** The text of its licence. */
  text: string;
}

/**
 * Describes the packages that files are of.
 * @param files paths that esbuild took in; those outside node_modules are ours
 * @throws Error where a package does not state its licence
 */
export function thirdParties(files: readonly string[]): ThirdParty[] {
  const folders = files.filter((file) => file.includes('node_modules/')).map(findPackageFolder);
  return [...new Set(folders)].map(describe).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folder of the package that a file is of; a package.json without a name only says a type. */
function findPackageFolder(file: string): string {
  const folder = path.dirname(path.resolve(file));
  const manifest = path.join(folder, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name"')
    ? folder
    : findPackageFolder(folder);
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

function describe(folder: string): ThirdParty {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = manifest;
  if (license === undefined)
    throw new Error(`${name}@${version} goes into the bundle and states no licence; see ${folder}`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e\b/iu.test(one));
  const by = typeof author === 'object' ? author.name : author;
  // Some state their licence in the manifest only.
  const text =
    file === undefined
      ? `Copyright ${by ?? 'its authors'}. Its package.json has the licence ${license}.`
      : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, license, text };
}
