import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Area } from './areas.ts';
import { BuildError } from './build-error.ts';
import { fillServers, type WithServers } from './plain-servers.ts';
import { runTool } from './run-tool.ts';
import { settle } from './settle.ts';

const redocly = path.dirname(fileURLToPath(import.meta.resolve('@redocly/cli/package.json')));
const templates = path.resolve(import.meta.dirname, '../templates');

/** Writes a page of Redoc for every area, and once the script and the image that all of them load. */
export async function writeAreaPages(areas: readonly Area[], site: string): Promise<void> {
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'assets/redoc.js'), ownScript());
  cpSync(path.join(templates, 'redoc.svg'), path.join(site, 'assets/redoc.svg'));
  await settle(areas.map((area) => writeAreaPage(area, site)));
}

async function writeAreaPage({ name, file }: Area, site: string): Promise<void> {
  const document: WithServers = JSON.parse(readFileSync(file, 'utf8'));
  const input = path.join(site, `${name}.json`);
  const page = path.join(site, `${name}.html`);
  writeFileSync(input, JSON.stringify(fillServers(document)));
  await runTool(
    path.join(redocly, 'bin/cli.js'),
    ['build-docs', input, '--output', page, '--template', path.join(templates, 'area.mustache')],
    `the page of ${name}`,
  );
  rmSync(input);
  writeFileSync(page, loadOwnScript(readFileSync(page, 'utf8'), name));
}

/**
 * `build-docs` lets a page load Redoc from a content network, or puts all 2 MB of it into every
 * page. We give the site the file that the pages would have loaded, for all of them together.
 */
function loadOwnScript(html: string, name: string): string {
  const remote = /https:\/\/cdn\.redocly\.com\/redoc\/v[\w.-]+\/bundles\/redoc\.standalone\.js/;
  // Once to load it ahead, once to import it.
  const parts = html.split(remote);
  if (parts.length !== 3)
    throw new BuildError(`the page of ${name} does not load Redoc in the way that we expect`);
  // Ours differs in the address of the image, so that the checksum would not fit.
  return parts.join('./assets/redoc.js').replace(/ integrity="sha384-[^"]+"/, '');
}

/** Redoc as `build-docs` has it, with the only image that it fetches from afar taken from here. */
function ownScript(): string {
  const script = readFileSync(path.join(redocly, 'lib/chunks/redoc.standalone.js'), 'utf8');
  const own = script.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g,
    './assets/redoc.svg',
  );
  if (own === script)
    throw new BuildError('Redoc does not show its logo in the way that we expect');
  return own;
}
