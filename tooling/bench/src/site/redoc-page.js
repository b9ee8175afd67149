import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
const redocly = path.dirname(fileURLToPath(import.meta.resolve('@redocly/cli/package.json')));
const run = promisify(execFile);
/** Nothing is to be asked of the network, nor told to it. */
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
/**
 * Writes Redoc's single page of a bundle into a folder, as `index.html`, and beside it the script
 * that it loads. The page is as `redocly build-docs` makes it, but that nothing in it comes from afar.
 */
export async function writeRedocPage(bundle, folder) {
  const page = path.join(folder, 'index.html');
  const words = [path.join(redocly, 'bin/cli.js'), 'build-docs', bundle, '--output', page];
  await run(process.execPath, words, { cwd: folder, env });
  writeFileSync(page, loadOwnScript(readFileSync(page, 'utf8')));
  writeFileSync(path.join(folder, 'redoc.js'), ownScript());
}
/** With the address of the script that lies beside it, which is loaded ahead and then imported. */
function loadOwnScript(html) {
  const remote = /https:\/\/cdn\.redocly\.com\/redoc\/v[\w.-]+\/bundles\/redoc\.standalone\.js/;
  const parts = html.split(remote);
  if (parts.length !== 3)
    throw new Error('the page does not load Redoc in the way that the bench expects');
  // Ours has no image from afar, so that the checksum would not fit.
  return parts.join('./redoc.js').replace(/ integrity="sha384-[^"]+"/, '');
}
/** Without the image that it would fetch, which is one request less for Redoc. */
function ownScript() {
  const script = readFileSync(path.join(redocly, 'lib/chunks/redoc.standalone.js'), 'utf8');
  return script.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g,
    'data:image/svg+xml,',
  );
}
