import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { splitUrl } from '../split-url.ts';
import type { Page } from '../steps/steps.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { About } from './about.ts';

/** A file of the console, compressed with gzip. */
interface ConsoleFile {
  mediaType: string;
  bytes: Buffer;
}

// The source and its build output use the same folder.
const folder = fileURLToPath(new URL('../../../dist/console-files/', import.meta.url));
const mediaTypes = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);
const read = new Map<string, ConsoleFile>();

/** A file of the console; undefined if there is none of that name. */
function findConsoleFile(name: string): ConsoleFile | undefined {
  // Names have no steps upward, so nothing outside of the folder is ever read.
  if (!/^(assets\/)?[\w-]+\.\w+$/.test(name)) return undefined;
  const found = read.get(name) ?? readConsoleFile(name);
  // Scripts and styles have their hash in their names. The page that names them is read each time, as
  // a build while the server runs replaces them. A name without a file is not kept: it can be built
  // later, and there is no end of such names.
  if (found !== undefined && name.startsWith('assets/')) read.set(name, found);
  return found;
}

/** The bytes of a file for clients that do not take gzip. */
function unpack({ bytes }: ConsoleFile): Buffer {
  return gunzipSync(bytes);
}

function readConsoleFile(name: string): ConsoleFile | undefined {
  const mediaType = mediaTypes.get(path.extname(name));
  if (mediaType === undefined) return undefined;
  try {
    return { mediaType, bytes: readFileSync(path.join(folder, `${name}.gz`)) };
  } catch {
    return undefined;
  }
}

const files = '/_countersign/console/';
const aboutPath = '/_countersign/about';
const common = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The addresses of the console:
 *
 * - `GET /` and all below `/console`: its page, which reads the rest of the address itself;
 * - `GET /_countersign/console/…`: its scripts and styles, which have their hash in their names;
 * - `GET /_countersign/about`: which server it is on (`About`).
 */
export function createConsolePages(about: About): readonly Page[] {
  return [
    { under: '/', answer: (request) => readOnly(request, () => file('index.html', request)) },
    {
      under: '/console',
      answer: (request) =>
        /^\/console($|[/?])/.test(request.url)
          ? readOnly(request, () => file('index.html', request))
          : undefined,
    },
    {
      under: files,
      answer: (request) =>
        readOnly(request, () => file(pathOf(request).slice(files.length), request)),
    },
    {
      under: aboutPath,
      answer: (request) =>
        pathOf(request) === aboutPath ? readOnly(request, () => json(200, about)) : undefined,
    },
  ];
}

function pathOf({ url }: MockRequest): string {
  return splitUrl(url).path;
}

function readOnly({ method }: MockRequest, answer: () => MockResponse): MockResponse {
  if (method === 'GET' || method === 'HEAD') return answer();
  const allow = 'GET, HEAD';
  const refused = json(405, { error: `${method} is not allowed here. Allowed: ${allow}` });
  return { ...refused, headers: { ...refused.headers, allow } };
}

function file(name: string, { headers }: MockRequest): MockResponse {
  const found = findConsoleFile(name);
  if (found === undefined)
    return name === 'index.html'
      ? json(503, { error: 'The console is not built. Run npm run build.' })
      : json(404, { error: 'file not found' });
  const packed = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  return {
    status: 200,
    headers: {
      ...common,
      'cache-control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'content-security-policy': policy,
      'content-type': found.mediaType,
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'gzip' }),
    },
    body: packed ? found.bytes : unpack(found),
  };
}

function json(status: number, body: unknown): MockResponse {
  const headers = {
    ...common,
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  };
  return { status, headers, body: JSON.stringify(body) };
}
