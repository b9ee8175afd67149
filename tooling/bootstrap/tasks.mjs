// Follows the tasks of turbo by the events that each of them records (task/pnpm), and failing tests
// (tooling/config/failure-reporter.ts). Turbo itself reports a task only once it has ended. On
// Windows, where scripts are started in another way, tasks record only failing tests.
import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatSeconds, showProgress, since } from './progress.mjs';
import { root } from './workspace.mjs';

/**
 * Time of a task, in seconds.
 * @typedef {{ task: string, wall: number, processor: number, failed: boolean }} Took
 */

/**
 * Follows the tasks of one run of turbo and shows how far they are.
 * @param {{ redraw?: boolean }} options as of `showProgress`
 */
export function followTasks(options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-tasks-'));
  const file = path.join(folder, 'events');
  writeFileSync(file, '');
  const descriptor = openSync(file, 'r');
  const started = performance.now();
  /** @type {Map<string, number>} */
  const running = new Map();
  /** @type {Took[]} */
  const ended = [];
  /** @type {{ task: string, cached: boolean }[] | undefined} */
  let planned;
  const progress = showProgress(describe, options);
  const reading = setInterval(read, 200);
  let offset = 0;
  let rest = Buffer.alloc(0);

  /** Tasks that the cache answers do not run. Before the plan is there, none is known. */
  function countCached() {
    const seen = new Set([...running.keys(), ...ended.map(({ task }) => task)]);
    return (planned ?? []).filter(({ task, cached }) => cached && !seen.has(task)).length;
  }

  function countDone() {
    const all = planned === undefined ? '' : `/${planned.length}`;
    return `${ended.length + countCached()}${all}`;
  }

  function describe() {
    if (running.size === 0)
      return `[${countDone()}] comparing files with those of the last run; ${since(started)} in all`;
    const tasks = [...running].map(([task, start]) => `${task} for ${since(start)}`);
    return `[${countDone()}] running ${tasks.join(', ')}; ${since(started)} in all`;
  }

  function read() {
    const size = fstatSync(descriptor).size;
    if (size === offset) return;
    const chunk = Buffer.alloc(size - offset);
    offset += readSync(descriptor, chunk, 0, chunk.length, offset);
    const lines = Buffer.concat([rest, chunk]).toString().split('\n');
    // The last line may be half written.
    rest = Buffer.from(lines.pop() ?? '');
    for (const line of lines) take(line.split('\t'));
  }

  function take([kind, ...values]) {
    if (kind === 'failed') {
      progress.print(`failed just now: ${JSON.parse(values.join('\t'))}\n`);
      return;
    }
    const [place = '', script = '', code, times = ''] = values;
    const task = nameTask(path.relative(root, place), script);
    if (kind === 'start') running.set(task, performance.now());
    else {
      const wall = (performance.now() - (running.get(task) ?? started)) / 1000;
      running.delete(task);
      const took = { task, wall, processor: readTimes(times), failed: code !== '0' };
      ended.push(took);
      const how = took.failed ? ' failed:' : ':';
      const numbers = `${formatSeconds(wall)}, ${formatSeconds(took.processor)} of processor time`;
      progress.print(`[${countDone()}] ${task}${how} ${numbers}\n`);
    }
  }

  return {
    file,
    print: progress.print,
    /** @param {{ task: string, cached: boolean }[]} tasks all of the run */
    plan(tasks) {
      planned = tasks;
    },
    /** Ends the progress. @returns {{ ended: Took[], cached: number }} */
    end() {
      read();
      clearInterval(reading);
      closeSync(descriptor);
      progress.end();
      // A program that outlives its task may still write what it compiled.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return { ended, cached: countCached() };
    },
  };
}

/** @param {string} folder of the workspace, as seen from the root */
export function nameTask(folder, script) {
  return folder === '' ? script : `${folder.split(path.sep).join('/')} ${script}`;
}

/** Adds up the output of the shell's `times` about its children, such as `1m2.5s 0m3.25s`. */
function readTimes(text) {
  const parts = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0);
}
