// Makes the site in dist: the start page, a page per area of the contract, the API of the packages.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAreaPages } from './area-pages.ts';
import { readAreas } from './areas.ts';
import { BuildError } from './build-error.ts';
import { packagesOf, writePackageApi } from './package-api.ts';
import { settle } from './settle.ts';
import { writeStartPage } from './start-page.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const site = mkdtempSync(path.join(tmpdir(), 'countersign-reference-'));
try {
  const areas = readAreas();
  await settle([writeAreaPages(areas, site), writePackageApi(site)]);
  writeStartPage({ areas, packages: packagesOf(site) }, site);
  // Only a site that is whole takes the place of the one before.
  rmSync(dist, { recursive: true, force: true });
  cpSync(site, dist, { recursive: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`countersign: apps/reference: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(site, { recursive: true, force: true });
}
