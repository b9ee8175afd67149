// What the documentation names is there: files, folders, links, scripts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, documents, isPage, root, type Document } from '../documents.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Paths of the repository, as far as they are spelled out: no placeholder, no wildcard. */
function pathsIn(document: Document): string[] {
  return codeOf(document).filter(
    (code) =>
      /^(specs|packages|apps|tooling|docs|\.changeset|\.ci)\/[\w./-]*$/.test(code) &&
      // Built output is there only after a build.
      !/\/dist(\/|$)/.test(code),
  );
}

function linksIn(document: Document): string[] {
  // The site looks after the links between its pages itself.
  if (isPage(document)) return [];
  return [...document.text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  );
}

function scriptsIn({ text }: Document): string[] {
  const runs = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map(([, script = '']) => script);
  return [...runs, ...short];
}

describe.each(documents)('$file', (document) => {
  it('names paths that exist', () => {
    expect(pathsIn(document).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('links to files that exist', () => {
    const folder = path.join(root, path.dirname(document.file));
    expect(linksIn(document).filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
  });

  it('names scripts that exist', () => {
    expect(scriptsIn(document).filter((script) => !(script in manifest.scripts))).toEqual([]);
  });
});

it('finds names to hold to at all', () => {
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(10);
  expect(documents.flatMap(linksIn).length).toBeGreaterThan(2);
  expect(documents.flatMap(scriptsIn).length).toBeGreaterThan(5);
});
