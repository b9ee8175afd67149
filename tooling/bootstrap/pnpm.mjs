// Runs pnpm by way of npx, so that nobody has to install it first.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm, root } from './workspace.mjs';

// npx takes more than a second each time, also when it has the package. So the folder in which it
// keeps pnpm is written down after the first installation.
const placeFile = path.join(root, 'node_modules/.countersign-pnpm');

/**
 * Runs pnpm with the given words and keeps what it prints.
 * @param {string[]} words
 * @param {{ show?: boolean, signal?: AbortSignal }} [options] show: print as it goes instead of
 * keeping it; signal: ends it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runPnpm(words, { show = false, signal } = {}) {
  const folder = keptFolder();
  const [program, ...before] = folder === undefined ? npx(pnpm) : [path.join(folder, 'pnpm')];
  const PATH = [folder, process.env.PATH].filter(Boolean).join(path.delimiter);
  const child = spawn(program, [...before, ...words], {
    cwd: root,
    env: { ...process.env, ...(folder !== undefined && { PATH }), ...quietTools },
    // A signal for the whole group: npx does not pass on what it gets.
    detached: signal !== undefined && process.platform !== 'win32',
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => endGroup(child), { once: true });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends a process and all that it started. */
function endGroup(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGTERM');
}

/** Writes down where npx keeps pnpm. */
export async function keepPlace() {
  // On Windows pnpm is a script for a shell there.
  if (process.platform === 'win32' || keptFolder() !== undefined) return;
  const [program, ...words] = npx('-p', pnpm, 'node', '-p', 'process.env.PATH');
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const folder = printed
    .trim()
    .split(path.delimiter)
    .find((name) => name.includes('_npx') && existsSync(path.join(name, 'pnpm')));
  if (folder !== undefined) writeFileSync(placeFile, `${pnpm}\n${folder}`);
}

/** The folder with the pnpm that this repository names; undefined where npx has to find it. */
function keptFolder() {
  if (!existsSync(placeFile)) return undefined;
  const [version, folder = ''] = readFileSync(placeFile, 'utf8').split('\n');
  return version === pnpm && existsSync(path.join(folder, 'pnpm')) ? folder : undefined;
}

/** npx; on Windows the script behind it, because a shell there would interpret special characters. */
function npx(...words) {
  // Without asking the registry whether there is a newer pnpm.
  const all = ['-y', '--prefer-offline', ...words];
  if (process.platform !== 'win32') return ['npx', ...all];
  const beside = path.dirname(process.execPath);
  return [process.execPath, path.join(beside, 'node_modules/npm/bin/npx-cli.js'), ...all];
}

/** No tool of ours reports home or looks for news of itself. */
const quietTools = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};
