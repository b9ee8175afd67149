// The files, links and scripts that the documentation names exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { documents, findCode, isPage, type Document } from './documents.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/**
 * Finds paths of the repository without placeholders. What a build or an installation writes need
 * not exist.
 */
function findPaths(document: Document): string[] {
  return findCode(document).filter(
    (code) =>
      /^(specs|packages|apps|tooling|docs|\.changeset|\.ci)\/[\w./-]*$/.test(code) &&
      !/\/(?:dist|node_modules)(?:\/|$)/.test(code),
  );
}

/** Finds links to files. The build of the site checks the links between its pages. */
function findLinks(document: Document): string[] {
  if (isPage(document)) return [];
  const links = [...document.text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)];
  return links.map(([, link = '']) => path.posix.join(path.posix.dirname(document.file), link));
}

function findScripts({ text }: Document): string[] {
  const scripts = [...text.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)];
  return scripts.map(([, script, short]) => script ?? short ?? '');
}

/** Lists names without a target, and checks that the documents contain names at all. */
function findMissing(
  find: (document: Document) => string[],
  exists: (name: string) => boolean,
): string[] {
  const named = documents.flatMap((one) => find(one).map((name) => ({ file: one.file, name })));
  expect(named.length).toBeGreaterThan(10);
  return named.filter(({ name }) => !exists(name)).map(({ file, name }) => `${file}: ${name}`);
}

const isFile = (name: string): boolean => existsSync(path.join(root, name));

it('names paths that exist', () => expect(findMissing(findPaths, isFile)).toEqual([]));

it('links to files that exist', () => expect(findMissing(findLinks, isFile)).toEqual([]));

it('names scripts that exist', () => {
  expect(findMissing(findScripts, (name) => name in manifest.scripts)).toEqual([]);
});
