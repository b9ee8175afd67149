import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/** Serves a request if it is for the site, and reports whether it did. */
export type Site = (request: IncomingMessage, response: ServerResponse) => boolean;

const seconds = 5;
// Reloads by itself, so that a page opened early ends up on the site.
const building = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>The reference is being built</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1rem }
</style>
</head>
<body>
<h1>The reference is being built</h1>
<p>It takes a minute or two after the first start. This page reloads until it is ready. The server itself already answers: see <a href="/">its start page</a>.</p>
</body>
</html>
`;

/**
 * Serves a folder with the built reference site under `/reference`. The folder may still be empty:
 * until it has an `index.html`, every address of the site answers 503 with a page that says so.
 */
export function createReference(folder: string): Site {
  const index = path.join(folder, 'index.html');
  // With `dev`, sirv looks for a file when it is asked for, and keeps no list: another build replaces
  // the site while it is served.
  const serveFile = sirv(folder, { dev: true, etag: true });
  return (request, response) => {
    const [, rest] = /^\/reference((?:[/?].*)?)$/s.exec(request.url ?? '') ?? [];
    if (rest === undefined) return false;
    if (!rest.startsWith('/')) {
      response.writeHead(302, { location: `/reference/${rest}` }).end();
      return true;
    }
    if (!existsSync(index)) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': String(seconds),
      };
      response.writeHead(503, { ...headers, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : building);
      return true;
    }
    request.url = rest;
    if (!isRange(request.headers.range)) delete request.headers.range;
    // sirv pipes the file without looking at its errors.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    try {
      serveFile(request, response, () => void respondMissing(response, folder));
    } catch {
      // It vanished since sirv found it.
      if (response.headersSent) response.destroy();
      else void respondMissing(response, folder);
    }
    return true;
  };
}

/** Tells whether a header names one part of a file. Others are left out, as HTTP allows. */
function isRange(header = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

async function respondMissing(response: ServerResponse, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, '404.html')).catch(() => undefined);
  const type = page === undefined ? 'text/plain' : 'text/html';
  response.writeHead(404, { 'content-type': `${type}; charset=utf-8` });
  response.end(page ?? 'There is no such page. Start at /reference/\n');
}
