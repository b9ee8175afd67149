import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A file of the console, compressed with gzip. */
export interface ConsoleFile {
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
const read = new Map<string, ConsoleFile | undefined>();

/** A file of the console, read when it is first requested; undefined if there is none of that name. */
export function findConsoleFile(name: string): ConsoleFile | undefined {
  // Names have no steps upward, so nothing outside of the folder is ever read.
  if (!/^(assets\/)?[\w-]+\.\w+$/.test(name)) return undefined;
  if (!read.has(name)) read.set(name, readConsoleFile(name));
  return read.get(name);
}

/** The bytes of a file for clients that do not take gzip. */
export function unpack({ bytes }: ConsoleFile): Buffer {
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
