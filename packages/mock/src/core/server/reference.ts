import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

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
    const [file = '', ...query] = rest.split('?');
    const options = { root: folder, extensions: ['html'], cacheControl: false };
    send(request, file, options)
      .on('directory', () => {
        const location = ['/reference', file, '/', ...query.map((one) => `?${one}`)].join('');
        response.writeHead(301, { location }).end();
      })
      .on('error', (error: Refusal) => void refuse(response, folder, error))
      .pipe(response);
    return true;
  };
}

/** Reasons of `send` not to serve a file. */
interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** Of the file, and not of a response that replaces it. */
const ofFile = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified'];

/**
 * Responds to a request whose file is not served. A new build may have taken it away after its
 * headers were prepared, or while it was sent.
 */
async function refuse(
  response: ServerResponse,
  folder: string,
  { status, headers }: Refusal,
): Promise<void> {
  if (response.headersSent) return void response.destroy();
  for (const name of ofFile) response.removeHeader(name);
  // A condition or a range that the file does not meet.
  if (status === 412 || status === 416) return void response.writeHead(status, headers).end();
  const page = await readFile(path.join(folder, '404.html')).catch(() => undefined);
  const type = page === undefined ? 'text/plain' : 'text/html';
  response.writeHead(404, { 'content-type': `${type}; charset=utf-8` });
  response.end(page ?? 'There is no such page. Start at /reference/\n');
}
