// The path of the repository, and the pnpm that it names. Runs on the machine's own Node, before
// anything is installed, so it may use nothing but Node's own modules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node of the workspace, which is there once it is installed. */
export const workspaceNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The pnpm that the whole repository is installed and run with, as `pnpm@x.y.z`. */
export const pnpm = manifest.packageManager;

/** The folder of every workspace, as seen from the root. */
export function workspaces() {
  const nested = ['packages', 'apps', 'tooling'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  // The bootstrap is none: it runs before anything is installed.
  return ['specs', ...[...nested, 'apps/console/test'].toSorted()].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

/** Stops with one clear line where the machine's Node is too old to go on. */
export function requireNode() {
  const [, least] = /([\d.]+)/.exec(manifest.engines.node);
  const [major, minor = 0] = least.split('.').map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(`Node ${least} or newer is needed to start; this is ${process.versions.node}.`);
}

/**
 * Calls back once the parent process has ended. npm starts us through a shell that does not pass on
 * a signal sent to npm; the shell just ends.
 * @param {() => void} orphaned
 * @returns {() => void} stops watching
 */
export function watchParent(orphaned) {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid !== parent) orphaned();
  }, 500);
  return () => clearInterval(watching);
}

/**
 * Ends the process with one line on stderr.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`countersign: ${message}\n`);
  process.exit(1);
}
