import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embedded } from './embedded.ts';

/** A package of others whose code is in the bundle. */
export interface ThirdParty {
  name: string;
  version: string;
  /** The licence as SPDX writes it. */
  license: string;
  /** The text of its licence and of its notices, if it has any. */
  text: string;
}

/**
 * The packages that files are of, by their names, with those that stand in their files in turn.
 * @param files paths that esbuild took in; those outside node_modules are ours
 * @throws Error where a package does not say its licence
 */
export function thirdParties(files: readonly string[]): ThirdParty[] {
  const folders = new Set(
    files.filter((file) => file.includes('node_modules/')).map(findPackageFolder),
  );
  const found = [...folders].map(describe);
  const known = new Set(found.map(({ name, version }) => `${name}@${version}`));
  const gone = Object.keys(embedded).find((name) => !known.has(name));
  if (gone !== undefined)
    throw new Error(
      `scripts/embedded.ts says what ${gone} brings in its file, and it is not in the bundle; look what is there in its place`,
    );
  return [...found, ...Object.values(embedded).flat()].toSorted((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
}

/**
 * The packages whose code is in the console, as its build lists them.
 * @throws Error where a package does not say its licence
 */
export function consoleParties(): ThirdParty[] {
  const file = path.resolve(import.meta.dirname, '../../../apps/console/dist/licenses.json');
  const listed: { name: string; version: string; identifier?: string; text?: string }[] =
    JSON.parse(read(file));
  return listed.map(({ name, version, identifier: license, text }) => {
    if (license === undefined || text === undefined)
      throw new Error(`${name}@${version} goes into the console and does not say its licence`);
    return { name, version, license, text: text.trim() };
  });
}

/** The folder of the package that a file is of; a package.json without a name only says a type. */
function findPackageFolder(file: string): string {
  const folder = path.dirname(path.resolve(file));
  const manifest = path.join(folder, 'package.json');
  return existsSync(manifest) && read(manifest).includes('"name"')
    ? folder
    : findPackageFolder(folder);
}

function describe(folder: string): ThirdParty {
  const manifest: { name: string; version: string; license?: unknown } = JSON.parse(
    read(path.join(folder, 'package.json')),
  );
  const { name, version, license } = manifest;
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .toSorted()
    .map((file) => read(path.join(folder, file)).trim());
  // Some have it at the end of their README.
  if (texts.length === 0) texts.push(...(fromReadme(folder) ?? []));
  if (typeof license !== 'string' || texts.length === 0)
    throw new Error(
      `${name}@${version} goes into the bundle and has no ${texts.length === 0 ? 'licence text' : 'license field'}; see ${folder}`,
    );
  return { name, version, license, text: texts.join('\n\n') };
}

function fromReadme(folder: string): RegExpExecArray | null {
  const readme = path.join(folder, 'README.md');
  return /^[# ]*licen[cs]e\b.*Permission is hereby granted.*/ims.exec(
    existsSync(readme) ? read(readme) : '',
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
