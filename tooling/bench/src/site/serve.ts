import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from '../programs/listen.ts';
import type { Stage } from '../stage.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * Serves each folder below its key, such as `/reference/`, and returns the address. Text is compressed
 * once, for the first visit, and then kept, as servers of such sites do.
 */
export async function serveCompressed(
  stage: Stage,
  folders: Readonly<Record<string, string>>,
): Promise<string> {
  const responses = new Map<string, ReturnType<typeof compress>>();
  const server = createServer((request, response) => {
    const file = findFile(request.url ?? '/', folders);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const known = responses.get(file) ?? compress(file);
    responses.set(file, known);
    response.writeHead(200, known.headers).end(known.body);
  });
  stage.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server);
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
  const type = types[path.extname(file)];
  const body = readFileSync(file);
  if (type === undefined) return { headers: {}, body };
  return {
    headers: { 'content-type': type, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  };
}
