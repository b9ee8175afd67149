// Runs pnpm by way of npx, so that nobody has to install it first.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pnpm, root } from './workspace.mjs';

/**
 * Runs pnpm with the given words and keeps what it prints.
 * @param {string[]} words
 * @param {{ show?: boolean, signal?: AbortSignal }} [options] show: print as it goes instead of
 * keeping it; signal: ends it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runPnpm(words, { show = false, signal } = {}) {
  const [program, ...before] = npx();
  // Without asking the registry for news of a pnpm that is here already.
  const child = spawn(program, [...before, '-y', '--prefer-offline', pnpm, ...words], {
    cwd: root,
    env: { ...process.env, ...quietTools },
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

/** npx; on Windows the script behind it, since a shell there would read what words have in them. */
function npx() {
  if (process.platform !== 'win32') return ['npx'];
  const beside = path.dirname(process.execPath);
  return [process.execPath, path.join(beside, 'node_modules/npm/bin/npx-cli.js')];
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
