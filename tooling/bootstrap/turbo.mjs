// Runs turbo tasks, each of them on the Node of the workspace.
import { runPnpm } from './pnpm.mjs';

/**
 * Runs tasks over the whole workspace.
 * @param {string[]} tasks
 * @param {{ show?: boolean, passed?: string[], signal?: AbortSignal }} [options] show: print as they
 * go, and go on after a failure; passed: `--` and words for the tasks, which then are heard as they
 * talk; signal: ends them
 */
export function runTurbo(tasks, { show = false, passed = [], signal } = {}) {
  // One failure is no reason to keep quiet about the others.
  const all = show ? ['--continue=dependencies-successful'] : [];
  const logs =
    passed.length > 0
      ? ['--output-logs=new-only', '--log-order=stream']
      : ['--output-logs=errors-only', '--log-order=grouped'];
  const words = ['exec', 'turbo', 'run', ...tasks, ...all, ...logs, '--log-prefix=none', ...passed];
  return runPnpm(words, { show, signal });
}
