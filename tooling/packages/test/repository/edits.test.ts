// The table of CONTRIBUTING about the steps that an edit requires, and the folders that `npm run
// dev` watches.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';

// A module of JavaScript, since it runs before anything is installed.
const module = path.join(root, 'tooling/bootstrap/watched.mjs');
const { watched }: { watched: { folder: string }[] } = await import(pathToFileURL(module).href);

const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const [, table = ''] = /^\| after an edit of .*\n\| -.*\n((?:\|.*\n)+)/m.exec(contributing) ?? [];
const rows = table
  .trim()
  .split('\n')
  .map((row) => {
    const [, , where = '', what = ''] = row.split('|');
    return { folders: [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), what };
  });

it('names folders that exist', () => {
  expect(rows.length).toBeGreaterThan(5);
  const named = rows.flatMap(({ folders }) => folders);
  expect(named.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

it('says that `npm run dev` does what it does, of the folders that it watches and of no others', () => {
  const done = rows
    .filter(({ what }) => what.includes('npm run dev'))
    .flatMap(({ folders }) => folders);
  expect(done.toSorted()).toEqual(watched.map(({ folder }) => folder).toSorted());
});
