// Builds the site in dist: the API of the packages as pages, all pages, then the files derived from
// the pages.
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { base } from './base.ts';
import { BuildError } from './build-error.ts';
import { finishSite } from './finish/finish-site.ts';
import { PageReader } from './finish/page-reader.ts';
import { writePackageApi } from './package-api.ts';

const workspace = path.resolve(import.meta.dirname, '..');
const dist = path.join(workspace, 'dist');
// Beside it, so that it takes its place by a new name: to copy a site takes seconds.
const site = `${dist}.next`;
try {
  rmSync(site, { recursive: true, force: true });
  await writePackageApi(path.join(workspace, 'src/content/docs/packages'));
  const reader = new PageReader(site, base);
  try {
    await build({ root: workspace, outDir: site, logLevel: 'error' });
    await finishSite(site, base, reader);
  } finally {
    await reader.close();
  }
  // A running server may be serving the site before, or waiting for this one: it sees only a
  // whole site. To remove a site takes seconds, in which requests would meet a part of it.
  const last = `${dist}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(site, dist);
  rmSync(last, { recursive: true, force: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`countersign: apps/reference: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(site, { recursive: true, force: true });
}
