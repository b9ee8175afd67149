// Runs turbo tasks, each of them on the Node of the workspace.
import { runPnpm } from './pnpm.mjs';

/**
 * Runs tasks over the whole workspace.
 * @param {string[]} tasks
 * @param {{ show?: boolean }} [options]
 */
export function runTurbo(tasks, { show = false } = {}) {
  const logs = ['--output-logs=errors-only', '--log-order=grouped', '--log-prefix=none'];
  const words = ['exec', 'turbo', 'run', ...tasks, ...logs];
  return runPnpm(words, { show });
}
