// Runs turbo tasks, each of them on the Node of the workspace.
import { runPnpm } from './pnpm.mjs';
import { fail } from './workspace.mjs';

/**
 * Runs tasks over the whole workspace.
 * @param {string[]} tasks
 * @param {{ show?: boolean, passed?: string[], signal?: AbortSignal }} [options] show: print the
 * output, and go on after a failure; passed: `--` and arguments for the tasks, whose output is then
 * printed as it comes; signal: ends them
 */
export function runTurbo(tasks, { show = false, passed = [], signal } = {}) {
  // One failure must not hide the others.
  const all = show ? ['--continue=dependencies-successful'] : [];
  const logs =
    passed.length > 0
      ? ['--output-logs=new-only', '--log-order=stream']
      : ['--output-logs=errors-only', '--log-order=grouped'];
  const args = ['exec', 'turbo', 'run', ...tasks, ...all, ...logs, '--log-prefix=none', ...passed];
  return runPnpm(args, { show, signal });
}

/** Builds workspaces, after other tasks if any. Prints the output and ends the process if that fails. */
export async function buildOrFail(filters, tasks = []) {
  const { code, output } = await runTurbo(['build', ...tasks, ...filters]);
  if (code === 0) return;
  process.stderr.write(output);
  fail('the build failed; see its output above.');
}
