// What the files of the repository are called is possible, and the same, on every system.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../documents.ts';

/** Of other people, made anew by each build, or gone in a moment. */
const passing = /^(?:node_modules|dist|reports|\.git|\.turbo|\.astro|\.(?:scratch|generated)-.*)$/;
const built = 'apps/reference/src/content/docs/packages';

/** Every file and folder, from the root on, with `/` between. */
const names: string[] = [];
const links: string[] = [];
walk('');

it('finds them', () => expect(names.length).toBeGreaterThan(1000));

it('never has two that differ by case alone, which macOS and Windows take for one', () => {
  const first = new Map<string, string>();
  const twice = names.filter((name) => {
    const key = name.normalize('NFC').toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? name);
    return other !== undefined;
  });
  expect(twice).toEqual([]);
});

it('uses no name and no character that Windows keeps for itself', () => {
  const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;
  const unsafe = names.filter((name) => {
    const last = path.posix.basename(name);
    return reserved.test(last) || /[<>:"|?*\\\p{Cc}]|[ .]$/u.test(last);
  });
  expect(unsafe).toEqual([]);
});

it('leaves room for the folder of a checkout in the 260 characters of Windows', () => {
  expect(names.filter((name) => name.length > 180)).toEqual([]);
});

it('has no links, which a checkout on Windows leaves out', () => {
  expect(links).toEqual([]);
});

function walk(folder: string): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (passing.test(entry.name)) continue;
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (name === built) continue;
    names.push(name);
    if (entry.isSymbolicLink()) links.push(name);
    if (entry.isDirectory()) walk(name);
  }
}
