// Runs turbo tasks, each of them on the Node of the workspace.
import { runPnpm } from './pnpm.mjs';

/**
 * Runs tasks over the whole workspace.
 * @param {string[]} tasks
 * @param {{ show?: boolean }} [options] show: print as they go, and go on after a failure
 */
export function runTurbo(tasks, { show = false } = {}) {
  // One failure is no reason to keep quiet about the others.
  const all = show ? ['--continue=dependencies-successful'] : [];
  const logs = ['--output-logs=errors-only', '--log-order=grouped', '--log-prefix=none'];
  const words = ['exec', 'turbo', 'run', ...tasks, ...all, ...logs];
  return runPnpm(words, { show });
}
