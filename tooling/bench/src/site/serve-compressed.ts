import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A server of files, of this process. */
export interface FileServer {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * Serves each folder below the first part of the path that is its key. What is text is sent
 * compressed, as servers of such sites do, and kept so: the first visit waits for that, no other.
 */
export async function serveCompressed(
  folders: Readonly<Record<string, string>>,
): Promise<FileServer> {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = fileAt(pathname, folders);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const answer = answers.get(file) ?? answerOf(file);
    answers.set(file, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileAt(pathname: string, folders: Readonly<Record<string, string>>): string | undefined {
  const [, key = '', rest = ''] = /^\/([^/]+)\/(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  const folder = folders[key];
  if (folder === undefined) return undefined;
  const wanted = path.join(folder, rest.endsWith('/') || rest === '' ? `${rest}index.html` : rest);
  return statSync(wanted, { throwIfNoEntry: false })?.isFile() === true ? wanted : undefined;
}

function answerOf(file: string) {
  const type = types[path.extname(file)];
  const body = readFileSync(file);
  if (type === undefined) return { headers: {}, body };
  return {
    headers: { 'content-type': type, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  };
}
