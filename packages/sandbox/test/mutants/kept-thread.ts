import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';

type Listener = (...values: unknown[]) => void;

/** The thread that is left from the run before, with all modules loaded. */
let kept: { thread: Worker; runs: number } | undefined;

/** Each run leaves listeners behind in the thread, so the thread is replaced after this many. */
const mostRuns = 100;

/**
 * Runs test files in a thread that stays for the next run, so that the hundreds of modules of the
 * sandbox are loaded once and not again for every mutant. A static mutant, whose code runs while its
 * module is loaded, gets a new thread.
 */
export const keptThread: PoolRunnerInitializer = {
  name: 'kept-thread',
  createPoolWorker: (options) => createWorker(options),
};

function createWorker({ distPath, project, env, execArgv }: PoolOptions): PoolWorker {
  const context: Record<string, unknown> = { ...project.getProvidedContext() };
  const keeps = context['mode'] === 'mutant' && context['mutantActivation'] === 'runtime';
  const listeners: [string, Listener][] = [];
  let running: { thread: Worker; runs: number } | undefined;
  return {
    name: 'kept-thread',
    on(event, listener) {
      listeners.push([event, listener]);
      running?.thread.on(event, listener);
    },
    off(event, listener) {
      running?.thread.off(event, listener);
    },
    send(message: WorkerRequest) {
      // The thread does not end, so vitest only has to believe that it did.
      if (message.type === 'stop' && keeps) {
        running?.thread.emit('message', { type: 'stopped', __vitest_worker_response__: true });
        return;
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      running?.thread.postMessage(message);
    },
    deserialize: (message) => message,
    async start() {
      const before = kept;
      kept = undefined;
      if (keeps && before !== undefined && before.runs < mostRuns) running = before;
      else {
        await before?.thread.terminate();
        const entry = path.join(distPath, 'workers/threads.js');
        // Read and dropped: what the sandbox prints is of no interest here.
        const thread = new Worker(entry, { env, execArgv, stdout: true, stderr: true });
        thread.stdout.resume();
        thread.stderr.resume();
        running = { thread, runs: 0 };
      }
      running.runs += 1;
    },
    async stop() {
      for (const [event, listener] of listeners) running?.thread.off(event, listener);
      if (keeps) kept = running;
      else await running?.thread.terminate();
      running = undefined;
    },
  };
}
