import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A text for people, by its path in the repository. */
export interface Document {
  file: string;
  text: string;
}

/** Every Markdown file that we wrote, but for changesets and changelogs; TypeDoc writes some too. */
export const documents: Document[] = globSync('**/*.md', {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    '**/reports/**',
    '.changeset/**',
    '**/CHANGELOG.md',
    'apps/reference/src/content/docs/packages/**',
  ],
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Whether it is a page of the reference site. The links of those lead to pages and not to files. */
export const isPage = ({ file }: Document): boolean => file.startsWith('apps/reference/src/');

/** The guides of the reference site: each of their blocks does what the text says. */
export const guides = documents.filter(
  (document) => isPage(document) && document.file.includes('/guides/'),
);

/** A fenced block of code. */
export interface Example {
  code: string;
  /** What it prints, where a block of text right after it shows that. */
  output: string | undefined;
}

/** The fenced blocks of a language, without their fences. */
export function examplesOf({ text }: Document, language: string): Example[] {
  const blocks = new RegExp(
    `^\`\`\`${language}\\n(.*?)^\`\`\`$(?:\\n\\n^\`\`\`text\\n(.*?)^\`\`\`$)?`,
    'gms',
  );
  return [...text.matchAll(blocks)].map(([, code = '', output]) => ({ code, output }));
}

/** What stands between single backticks in the running text. */
export function codeOf({ text }: Document): string[] {
  const running = text.replaceAll(/^```.*?^```$/gms, '');
  return [...running.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
