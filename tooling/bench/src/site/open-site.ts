import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser } from 'playwright-core';
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

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
]);

/**
 * Serves each folder below its key, such as `/reference/`, and returns the address. Text is compressed
 * once, for the first visit, and then kept, as servers of static sites do.
 */
export async function serveCompressed(
  stage: Stage,
  folders: Readonly<Record<string, string>>,
): Promise<string> {
  const responses = new Map<string, ReturnType<typeof compress>>();
  const server = createServer((request, response) => {
    const file = findFile(request.url ?? '/', folders);
    if (file === undefined) return void response.writeHead(404).end();
    const { headers, body } = responses.get(file) ?? compress(file);
    responses.set(file, { headers, body });
    response.writeHead(200, headers).end(body);
  });
  return listen(server, stage);
}

function findFile(url: string, folders: Readonly<Record<string, string>>): string | undefined {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const [, key = '', rest = ''] = /^\/([^/]+)\/(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  const folder = folders[key];
  if (folder === undefined) return undefined;
  const file = path.join(folder, rest.endsWith('/') || rest === '' ? `${rest}index.html` : rest);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

function compress(file: string): { headers: Record<string, string>; body: Buffer } {
  const type = types.get(path.extname(file));
  const body = readFileSync(file);
  if (type === undefined) return { headers: {}, body };
  return { headers: { 'content-type': type, 'content-encoding': 'gzip' }, body: gzipSync(body) };
}
