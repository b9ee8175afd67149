import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser } from 'playwright-core';
import type { Stage } from '../stage.ts';
import { bundle } from './operations.ts';
import { writeRedocPage } from './redoc-page.ts';
import { serveCompressed } from './serve.ts';

/** The workspace of the reference site. */
const workspace = path.resolve(import.meta.dirname, '../../../../apps/reference');

/** A browser, and the address of a server with our site at /reference/ and Redoc's page at /redoc/. */
export interface Site {
  browser: Browser;
  url: string;
}

/** Opens both. Redoc's page takes a while to create, so it is there only where a row needs it. */
export async function openSite(stage: Stage, { withRedoc = false } = {}): Promise<Site> {
  const reference = findBuiltSite();
  const redoc = stage.folder();
  if (withRedoc) await writeRedocPage(bundle, redoc);
  const url = await serveCompressed(stage, { reference, redoc });
  const browser = await startBrowser();
  stage.defer(() => browser.close());
  return { browser, url };
}

/**
 * The folder of the built reference site.
 * @throws where it has not been built
 */
export function findBuiltSite(folder = path.join(workspace, 'dist')): string {
  if (existsSync(path.join(folder, 'esign-v2.1/operations'))) return folder;
  throw new Error(`There is no reference site in ${folder}. Run \`npm run build\`.`);
}

const run = promisify(execFile);
const turbo = path.resolve(workspace, '../../node_modules/turbo/bin/turbo');

/** How long a build of the whole site takes without the caches of earlier builds, in milliseconds. */
export async function timeCleanBuild(): Promise<number> {
  for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(path.join(workspace, cache), { recursive: true, force: true });
  return timeProgram(['src/build.ts']);
}

/** How long it takes to find that nothing has changed since the last build, in milliseconds. */
export async function timeUnchangedBuild(): Promise<number> {
  const args = [turbo, 'run', 'build', '--filter=@countersign/reference'];
  await timeProgram(args);
  return timeProgram(args);
}

async function timeProgram(args: readonly string[]): Promise<number> {
  const start = performance.now();
  await run(process.execPath, args, { cwd: workspace, maxBuffer: 2 ** 26 });
  return performance.now() - start;
}
