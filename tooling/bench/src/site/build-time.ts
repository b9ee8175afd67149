import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteWorkspace } from './site-folder.ts';

const run = promisify(execFile);
const turbo = path.resolve(siteWorkspace, '../../node_modules/turbo/bin/turbo');

/** What earlier builds leave behind for later ones. */
const caches = ['.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** How long the whole site is built, with nothing left of a build before, in milliseconds. */
export async function cleanBuild(): Promise<number> {
  for (const cache of caches)
    rmSync(path.join(siteWorkspace, cache), { recursive: true, force: true });
  return timeOf(['src/build.ts']);
}

/** How long it takes to find that nothing has changed since the last build, in milliseconds. */
export async function unchangedBuild(): Promise<number> {
  const words = [turbo, 'run', 'build', '--filter=@countersign/reference'];
  await timeOf(words);
  return timeOf(words);
}

async function timeOf(words: readonly string[]): Promise<number> {
  const start = performance.now();
  await run(process.execPath, words, { cwd: siteWorkspace, maxBuffer: 2 ** 26 });
  return performance.now() - start;
}
