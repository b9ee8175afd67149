import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Lexer } from 'marked';

/** A package with its versions, newest first. */
export interface ReleasedPackage {
  name: string;
  versions: readonly ReleasedVersion[];
}

interface ReleasedVersion {
  version: string;
  /** Markdown, with headings of the third rank. */
  text: string;
}

/**
 * Reads the releases so far, from the CHANGELOG.md that `changeset version` writes for each
 * package.
 */
export function readReleased(root: string): ReleasedPackage[] {
  const packages = path.join(root, 'packages');
  const folders = [
    path.join(root, 'specs'),
    ...readdirSync(packages).map((name) => path.join(packages, name)),
  ];
  return folders
    .map((folder) => path.join(folder, 'CHANGELOG.md'))
    .filter((file) => existsSync(file))
    .map((file) => readChangelog(readFileSync(file, 'utf8')));
}

/** A CHANGELOG.md: the name of the package as its title, and a heading for each version. */
function readChangelog(markdown: string): ReleasedPackage {
  let name = '';
  const versions: { version: string; text: string }[] = [];
  for (const token of Lexer.lex(markdown)) {
    const version = versions.at(-1);
    if (token.type === 'heading' && token.depth === 1) name = String(token.text);
    else if (token.type === 'heading' && token.depth === 2)
      versions.push({ version: String(token.text), text: '' });
    else if (version !== undefined) version.text += token.raw;
  }
  return { name, versions };
}
