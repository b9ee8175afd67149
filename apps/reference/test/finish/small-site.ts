import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { BuildError } from '../../src/build-error.ts';
import { finishSite } from '../../src/finish/finish-site.ts';
import { PageReader } from '../../src/finish/page-reader.ts';

/** The files of a site by their paths. */
export type Files = Readonly<Record<string, string>>;

/** The page that every site has. */
export const startPage = page({ title: 'Start', description: 'What the site is.' });

/** A page as the frame of the site draws it. */
export function page(says: { title?: string; description?: string; content?: string }): string {
  const { title = 'Title', description = 'What it is.', content = '' } = says;
  return `<!doctype html><html lang="en"><head>
    <meta name="description" content="${description}"/>
    <link rel="canonical" href="https://published.example/reference/"/></head>
    <body><header><a href="/reference/">Home</a></header>
    <main><h1 id="_top">${title}</h1><div class="sl-markdown-content">${content}</div>
    <footer>Foot</footer></main></body></html>`;
}

/**
 * Finishes a site of a start page and these files, and returns a function that reads the resulting
 * files.
 */
export async function finish(files: Files): Promise<(file: string) => string> {
  const site = mkdtempSync(path.join(tmpdir(), 'countersign-finish-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ 'index.html': startPage, ...files })) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  const reader = new PageReader(site, '/reference/');
  try {
    await finishSite(site, '/reference/', reader);
  } finally {
    await reader.close();
  }
  return (file) => readFileSync(path.join(site, file), 'utf8');
}

/** The twin of a page with this content, without its title. */
export async function createTwin(content: string, others: Files = {}): Promise<string> {
  const read = await finish({ 'a/b/index.html': page({ content }), ...others });
  const twin = read('a/b/index.md');
  const title = '# Title\n\n';
  if (!twin.startsWith(title)) throw new Error(`The twin does not begin with its title: ${twin}`);
  return twin.slice(title.length);
}

/** Returns the error message for a faulty site. */
export async function complaintAbout(files: Files): Promise<string> {
  try {
    await finish(files);
  } catch (error) {
    if (error instanceof BuildError) return error.message;
    throw error;
  }
  throw new Error('The site was found to be right.');
}
