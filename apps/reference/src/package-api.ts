import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import typedocOptions from '../typedoc.json' with { type: 'json' };
import { BuildError } from './build-error.ts';
import { readManifest, type Manifest } from './packages/manifests.ts';
import { writeMarkdown } from './packages/markdown.ts';
import { adaptPage } from './packages/adapt-page.ts';
import { overviewPage } from './packages/overview.ts';
import type { Page } from './packages/page.ts';
import { readmePage, textPage } from './packages/readme-page.ts';
import { typedocPage } from './packages/typedoc-page.ts';
import { runTool } from './run-tool.ts';

const typedoc = path.dirname(fileURLToPath(import.meta.resolve('typedoc/package.json')));
const workspace = path.resolve(import.meta.dirname, '..');
const packageAt = (folder: string) => readManifest(path.resolve(workspace, folder));

const withApi = typedocOptions.entryPoints.map(packageAt);
// Packages of thousands of generated types and validators: the pages of the contract describe them.
const withoutApi = ['../../packages/types', '../../packages/zod', '../../specs'].map(packageAt);

/**
 * Writes the pages of the packages as Markdown for the site: the API of those that typedoc.json
 * names, and the READMEs of the others.
 * @param folder the target; its old content is deleted
 * @throws BuildError if TypeDoc reports a problem
 */
export async function writePackageApi(folder: string): Promise<void> {
  const pages = [
    overviewPage([...withApi, ...withoutApi]),
    ...(await typedocPages()),
    textPage(packageAt('../../packages/connect'), 'SAFETY.md'),
    textPage(packageAt('../../packages/sandbox'), 'COVERAGE.md'),
    ...withoutApi.map(readmePage),
  ];
  const byFile = new Map(pages.map((page) => [page.file, page]));
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) writePage(page, byFile, folder);
}

async function typedocPages(): Promise<Page[]> {
  const out = mkdtempSync(path.join(tmpdir(), 'countersign-packages-'));
  try {
    await runTool(path.join(typedoc, 'bin/typedoc'), ['--out', out], 'the API of the packages');
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      // Ours takes the place of the list of packages; pictures and the like are left out.
      .filter((file) => file.endsWith('.md') && file !== 'index.md' && !file.startsWith('_media/'));
    return files
      .toSorted()
      .map((file) =>
        typedocPage(file, readFileSync(path.join(out, file), 'utf8'), findOwner(file)),
      );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function findOwner(file: string): Manifest {
  const owner = withApi.find(({ short }) => file.startsWith(`${short}/`));
  if (owner === undefined) throw new BuildError(`TypeDoc wrote ${file}, which is of no package`);
  return owner;
}

function writePage(page: Page, pages: ReadonlyMap<string, Page>, folder: string): void {
  const { slug, title, description } = page;
  const file = path.join(folder, slug, 'index.md');
  mkdirSync(path.dirname(file), { recursive: true });
  const front = JSON.stringify({ title, description });
  writeFileSync(file, `---\n${front}\n---\n\n${writeMarkdown(adaptPage(page, pages))}`);
}
