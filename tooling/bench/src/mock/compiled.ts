import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Inside this workspace, so that what lies there finds the packages it imports. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/mock-servers/', import.meta.url));

const known = new Map<string, string>();

/**
 * A program as JavaScript, or Node's work on TypeScript would count for its start. What is JavaScript
 * stays as it is.
 */
export function compiled(file: string): string {
  if (path.extname(file) !== '.ts') return file;
  const there = known.get(file);
  if (there !== undefined) return there;
  const outfile = path.join(folder, `${path.basename(file, '.ts')}.mjs`);
  buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  known.set(file, outfile);
  return outfile;
}
