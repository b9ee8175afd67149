// Installs what the lockfile names, and only when it has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPnpm } from './pnpm.mjs';
import { fail, root, workspaces } from './workspace.mjs';

// The whole repository has five Nodes, a browser and a database for its tests. Building the sandbox
// needs less than half of it, so `npm start` installs only these on a fresh clone.
const serving = {
  stamp: 'node_modules/.countersign-installed-to-serve',
  filters: [
    '--filter=countersign',
    '--filter=@countersign/specs',
    '--filter-prod=@countersign/sandbox...',
    '--filter-prod=@countersign/spec-bundle...',
  ],
};
const everything = { stamp: 'node_modules/.countersign-installed', filters: [] };

/**
 * Installs every workspace. Ends the process if that fails.
 * @param {{ signal?: AbortSignal }} [options] signal: ends it, behind a server that already answers
 */
export async function install({ signal } = {}) {
  if (isCurrent(everything)) return;
  if (signal === undefined) process.stderr.write('countersign: installing dependencies …\n');
  await run(everything, signal);
}

/** Installs only what building and serving the sandbox needs. Ends the process if that fails. */
export async function installToServe() {
  if (isCurrent(everything) || isCurrent(serving)) return;
  process.stderr.write('countersign: installing dependencies …\n');
  await run(serving);
}

/**
 * @param {{ stamp: string, filters: string[] }} selection
 * @param {AbortSignal} [signal]
 */
async function run({ stamp, filters }, signal) {
  const wanted = fingerprint();
  const { code, output } = await runPnpm(['install', '--frozen-lockfile', ...filters], {
    signal,
  });
  if (signal?.aborted) return;
  if (code !== 0) {
    process.stderr.write(output);
    fail('the installation failed; see the output of pnpm above.');
  }
  writeFileSync(path.join(root, stamp), wanted);
}

/** @param {{ stamp: string }} selection */
function isCurrent({ stamp }) {
  const file = path.join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/** Changes whenever the lockfile or a manifest does. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests()]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function manifests() {
  return workspaces()
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(root, file)));
}
