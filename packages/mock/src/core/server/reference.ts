import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

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
  const missing = path.join(folder, '404.html');
  let serveFile: RequestHandler | undefined;
  return (request, response) => {
    const [, rest] = /^\/reference((?:[/?].*)?)$/s.exec(request.url ?? '') ?? [];
    if (rest === undefined) return false;
    if (!rest.startsWith('/')) {
      response.writeHead(302, { location: `/reference/${rest}` }).end();
      return true;
    }
    // sirv lists the files when it is created, so it has to wait for them.
    if (serveFile === undefined && existsSync(index)) serveFile = sirv(folder, { etag: true });
    if (serveFile === undefined) {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': String(seconds),
      };
      response.writeHead(503, { ...headers, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : building);
      return true;
    }
    request.url = rest;
    serveFile(request, response, () => {
      if (existsSync(missing)) {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        createReadStream(missing).pipe(response);
        return;
      }
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such page. Start at /reference/\n');
    });
    return true;
  };
}
