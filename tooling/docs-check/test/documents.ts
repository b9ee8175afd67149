import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A text for people, by its path in the repository. */
export interface Document {
  file: string;
  text: string;
}

/** Every Markdown file that we wrote, but for changesets and changelogs. */
export const documents: Document[] = globSync('**/*.md', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '.changeset/**', '**/CHANGELOG.md'],
})
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The fenced blocks of a language, without their fences. */
export function blocksOf({ text }: Document, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...text.matchAll(fence)].map(([, code = '']) => code);
}

/** What stands between single backticks in the running text. */
export function codeOf({ text }: Document): string[] {
  const running = text.replaceAll(/^```.*?^```$/gms, '');
  return [...running.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
