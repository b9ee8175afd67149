import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';

/** A Markdown file, by its path in the repository. */
export interface Document {
  file: string;
  text: string;
}

/** Every Markdown file that is written by hand, without changesets and changelogs. */
export const documents: Document[] = globSync('**/*.md', {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    // Also one that is being built, or was when the build was ended.
    '**/dist{,.next,.last}/**',
    '**/reports/**',
    '.changeset/**',
    '**/CHANGELOG.md',
    'apps/reference/src/content/docs/packages/**',
  ],
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/**
 * Reports whether a file is a page of the reference site, whose links lead to pages and not to
 * files.
 */
export const isPage = ({ file }: Document): boolean => file.startsWith('apps/reference/src/');

/** The guides of the reference site. */
export const guides = documents.filter(
  (document) => isPage(document) && document.file.includes('/guides/'),
);

/** A fenced block of code. */
export interface Example {
  code: string;
  /** The output, if a block of text right after the example shows it. */
  output: string | undefined;
}

/** Finds the fenced blocks of a language. */
export function findExamples({ text }: Document, language: string): Example[] {
  const blocks = new RegExp(
    `^\`\`\`${language}\\n(.*?)^\`\`\`$(?:\\n\\n^\`\`\`text\\n(.*?)^\`\`\`$)?`,
    'gms',
  );
  return [...text.matchAll(blocks)].map(([, code = '', output]) => ({ code, output }));
}

/** Finds the texts between single backticks in the running text. */
export function findCode({ text }: Document): string[] {
  const running = text.replaceAll(/^```.*?^```$/gms, '');
  return [...running.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
