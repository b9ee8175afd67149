import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../output.ts';

type Entry = string | { types: string; default: string };

interface Manifest {
  typesVersions?: { '*': Record<string, string[]> };
  exports: Record<string, Entry>;
}

/** The packages whose `package.json` has entries of each area, and these entries. */
export const areaPackages: Readonly<Record<string, (area: string) => Record<string, Entry>>> = {
  specs: (area) => ({ [`./${area}.json`]: `./dist/${area}.json` }),
  'packages/types': (area) => ({
    [`./${area}`]: { types: `./dist/generated/${area}/index.d.ts`, default: './nothing.js' },
  }),
  'packages/zod': (area) => ({ [`./${area}`]: codeIn(area) }),
  'packages/client': (area) => ({
    [`./${area}`]: codeIn(area),
    [`./${area}/objects`]: codeIn(`${area}/objects`),
  }),
};

function codeIn(folder: string): Entry {
  const file = `./dist/generated/${folder}/index`;
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/**
 * Writes the entries of all areas into the `package.json` of a package. They are where the first
 * entry of an area is; all others stay where they are.
 * @param root the folder of the repository
 * @param folder one of `areaPackages`
 */
export function packageExports(root: string, folder: string, areas: readonly string[]): Files {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const entries = areas.flatMap((area) => Object.entries(areaPackages[folder]?.(area) ?? {}));
  manifest.exports = place(manifest.exports, entries);
  if (manifest.typesVersions !== undefined) {
    const files = entries.map(([name, entry]): [string, string[]] => [
      name.slice(2),
      typeof entry === 'string' ? [] : [entry.types],
    ]);
    manifest.typesVersions['*'] = place(manifest.typesVersions['*'], files);
  }
  return new Map([['package.json', `${JSON.stringify(manifest, undefined, 2)}\n`]]);
}

/** Puts entries where the first of them is, or at the end, and the others right behind it. */
function place<Value>(
  before: Readonly<Record<string, Value>>,
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> {
  const names = new Set(entries.map(([name]) => name));
  const others = Object.entries(before);
  const found = others.findIndex(([name]) => names.has(name));
  const first = found === -1 ? others.length : found;
  const isOther = ([name]: readonly [string, Value]) => !names.has(name);
  return Object.fromEntries([
    ...others.slice(0, first).filter(isOther),
    ...entries,
    ...others.slice(first).filter(isOther),
  ]);
}
