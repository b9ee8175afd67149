// Runs turbo tasks, each of them on the Node of the workspace.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runPnpm } from './pnpm.mjs';
import { followTasks, nameTask } from './tasks.mjs';
import { fail } from './workspace.mjs';

// A task of tests starts a process for nearly each core by itself, and one for each core and task would
// only wait for each other. Of three, one that waits leaves no core idle.
const concurrency = `--concurrency=${Math.max(3, Math.ceil(availableParallelism() / 2))}`;

/**
 * Runs tasks over the whole workspace, and shows how far they are.
 * @param {string[]} tasks
 * @param {{ show?: boolean, passed?: string[], signal?: AbortSignal, redraw?: boolean }} [options]
 * show: print the output, and go on after a failure; passed: `--` and arguments for the tasks, whose
 * output is then printed as it comes; signal: ends them; redraw: false where a server writes beside
 */
export async function runTurbo(tasks, { show = false, passed = [], signal, redraw } = {}) {
  // One failure must not hide the others.
  const all = show ? ['--continue=dependencies-successful'] : [];
  const logs =
    passed.length > 0
      ? ['--output-logs=new-only', '--log-order=stream']
      : ['--output-logs=errors-only', '--log-order=grouped'];
  const run = ['exec', 'turbo', 'run', ...tasks, concurrency];
  const following = followTasks({ redraw });
  const planned = plan([...run, '--dry=json', ...passed], following, signal);
  const { code, output } = await runPnpm(
    [...run, ...all, ...logs, '--log-prefix=none', ...passed],
    {
      signal,
      events: following.file,
      ...(show && { print: following.print }),
    },
  );
  await planned;
  return { code, output, ...following.end() };
}

/** Finds out beside the run which tasks there are, and which of them come from the cache. */
async function plan(dryRun, following, signal) {
  const { code, output } = await runPnpm(dryRun, { signal });
  if (code !== 0 || signal?.aborted) return;
  const { tasks } = JSON.parse(output.slice(output.indexOf('{')));
  following.plan(
    tasks
      .filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ directory, task, cache }) => ({
        task: nameTask(path.normalize(directory).replace(/^\.$/, ''), task),
        cached: cache.status === 'HIT',
      })),
  );
}

/** Builds workspaces, after other tasks if any. Prints the output and ends the process if that fails. */
export async function buildOrFail(filters, tasks = []) {
  const { code, output } = await runTurbo(['build', ...tasks, ...filters]);
  if (code === 0) return;
  process.stderr.write(output);
  fail('the build failed; see its output above.');
}
