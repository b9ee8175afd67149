// Installs what the lockfile names, and only when it has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPnpm } from './pnpm.mjs';
import { fail, root, workspaces } from './workspace.mjs';

const stamp = path.join(root, 'node_modules/.countersign-installed');

/** Brings node_modules in line with the lockfile; ends the process where that fails. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('countersign: installing what the lockfile names …\n');
  const { code, output } = await runPnpm(['install', '--frozen-lockfile']);
  if (code !== 0) {
    process.stderr.write(output);
    fail('the installation failed; what the package manager said stands above.');
  }
  writeFileSync(stamp, wanted);
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
