// Installs the packages of the lockfile, and only when it has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepPlace, runPnpm } from './pnpm.mjs';
import { showProgress, since } from './progress.mjs';
import { fail, root, workspaces } from './workspace.mjs';

// The whole repository has five Nodes, a browser and a database for its tests. Building the sandbox
// needs less than half of it, so `npm start` installs only these on a fresh clone.
const serving = {
  stamp: 'node_modules/.countersign-installed-to-serve',
  filters: [
    '--filter=countersign',
    '--filter=@countersign/specs',
    '--filter=@countersign/console',
    '--filter-prod=@countersign/sandbox...',
    '--filter-prod=@countersign/spec-tools...',
    '--filter=@countersign/gather',
  ],
};
// The site is built by some tools more, but needs neither browsers nor databases.
const site = {
  stamp: 'node_modules/.countersign-installed-for-site',
  filters: [
    ...serving.filters,
    '--filter=@countersign/reference',
    '--filter=@countersign/config',
    '--filter-prod=@countersign/fidelity...',
  ],
};
const everything = { stamp: 'node_modules/.countersign-installed', filters: [] };

/** Installs every workspace. Ends the process if that fails. */
export async function install() {
  if (!isCurrent(everything)) await installOrFail(everything);
}

/**
 * Installs only the packages needed to build and serve the sandbox. Ends the process if that fails.
 */
export async function installToServe() {
  if (![everything, site, serving].some(isCurrent)) await installOrFail(serving);
}

/**
 * Installs the packages that build the reference site, while a server already runs.
 * @param {AbortSignal} signal ends it
 * @returns {Promise<string | undefined>} the output of pnpm if it failed
 */
export async function installForSite(signal) {
  return [everything, site].some(isCurrent) ? undefined : run(site, signal);
}

async function installOrFail(selection) {
  const started = performance.now();
  process.stderr.write('countersign: installing dependencies …\n');
  const progress = showProgress(() => `installing dependencies for ${since(started)}`);
  const output = await run(selection);
  progress.end();
  if (output === undefined) return;
  process.stderr.write(output);
  fail('the installation failed; see the output of pnpm above.');
}

/**
 * @param {{ stamp: string, filters: string[] }} selection
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | undefined>} the output of pnpm if it failed
 */
async function run({ stamp, filters }, signal) {
  const wanted = fingerprint();
  const args = ['install', '--frozen-lockfile', ...filters];
  const { code, output } = await runPnpm(args, { signal });
  if (signal?.aborted) return undefined;
  if (code !== 0) return output;
  writeFileSync(path.join(root, stamp), wanted);
  await keepPlace();
  return undefined;
}

/** @param {{ stamp: string }} selection */
function isCurrent({ stamp }) {
  const file = path.join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Changes whenever the lockfile or a manifest does. */
function fingerprint() {
  const manifests = workspaces().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    const whole = path.join(root, file);
    if (existsSync(whole)) hash.update(file).update(readFileSync(whole));
  }
  return hash.digest('hex');
}
