import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Serves what it knows, and says whether it did. */
export type Site = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves a folder with the built reference site under /reference. */
export function createReference(folder: string): Site {
  const serveFile = sirv(folder, { etag: true });
  const missing = path.join(folder, '404.html');
  return (request, response) => {
    const [, rest] = /^\/reference((?:[/?].*)?)$/s.exec(request.url ?? '') ?? [];
    if (rest === undefined) return false;
    if (!rest.startsWith('/')) {
      response.writeHead(302, { location: `/reference/${rest}` }).end();
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
