import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listen } from '../programs/serve.ts';
import type { Stage } from '../stage.ts';
import { writeRedocPage } from './pages.ts';

/** The workspace of the reference site. */
export const workspace = path.resolve(import.meta.dirname, '../../../../apps/reference');

/**
 * Opens a browser, and a server with our site at `/reference/` and Redoc's page at `/redoc/`. Redoc's
 * page takes a while to create, so it is there only for rows that need it.
 */
export async function openSite(
  stage: Stage,
  { withRedoc = false } = {},
): Promise<{ browser: Browser; url: string }> {
  const reference = path.join(workspace, 'dist');
  if (!existsSync(path.join(reference, 'esign-v2.1')))
    throw new Error('The reference site has not been built. Run `npm run build`.');
  const redoc = stage.folder();
  if (withRedoc) await writeRedocPage(redoc);
  const url = await serveCompressed(stage, { reference, redoc });
  const browser = await startBrowser();
  stage.defer(() => browser.close());
  return { browser, url };
}

/**
 * Serves a copy of each folder below its key, such as `/reference/`, and returns the address. Text is
 * compressed before, as for servers of static sites.
 */
export async function serveCompressed(
  stage: Stage,
  folders: Readonly<Record<string, string>>,
): Promise<string> {
  const root = stage.folder();
  for (const [name, folder] of Object.entries(folders))
    cpSync(folder, path.join(root, name), { recursive: true });
  for (const name of globSync('**/*.{css,html,js,json,svg}', { cwd: root })) {
    const file = path.join(root, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  }
  return listen(createServer(sirv(root, { gzip: true })), stage);
}
