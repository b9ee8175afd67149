// Times of the tasks of `npm test`, as a table for people, and kept in a file, which
// `npm run bench -- tests` holds against budgets.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatSeconds } from './progress.mjs';
import { root } from './workspace.mjs';

const timesFile = path.join(root, 'reports/tasks.json');
const budgetsFile = path.join(root, 'tooling/bootstrap/budgets.json');

/** Tasks below this, in seconds of either time, share a row. */
const least = 2;

/**
 * Tabulates the times of tasks, the most expensive first.
 * @param {{ ended: import('./tasks.mjs').Took[], cached: number, wall: number }} run wall: of it
 * all
 */
export function tabulate({ ended, cached, wall }) {
  const shown = ended.filter((one) => Math.max(one.wall, one.processor) >= least);
  const others = ended.filter((one) => !shown.includes(one));
  const rows = [
    ['task', 'wall', 'processor'],
    ...shown
      .toSorted((a, b) => b.processor - a.processor)
      .map((one) => [one.task, formatSeconds(one.wall), formatSeconds(one.processor)]),
    ...(others.length === 0
      ? []
      : [[`${others.length} others`, '', formatSeconds(sum(others, 'processor'))]]),
    ['in all', formatSeconds(wall), formatSeconds(sum(ended, 'processor'))],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(
    ([task, ...times]) =>
      `${task.padEnd(widths[0])}${times.map((time, at) => `  ${time.padStart(widths[at + 1])}`).join('')}\n`,
  );
  return `${lines.join('')}${cached} more tasks came from the cache.\n`;
}

const sum = (tasks, field) => tasks.reduce((total, one) => total + one[field], 0);

/**
 * Keeps the times of tasks. A task that came from the cache keeps its last times.
 * @param {import('./tasks.mjs').Took[]} ended
 */
export function keepTimes(ended) {
  const kept = existsSync(timesFile) ? readJson(timesFile) : {};
  // A task that failed may have ended early.
  for (const { task, failed, wall, processor } of ended)
    if (!failed) kept[task] = { wall: round(wall), processor: round(processor) };
  mkdirSync(path.dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify(kept, undefined, 2)}\n`);
}

const round = (seconds) => Math.round(seconds * 10) / 10;

/** The seconds of processor time that each task may take, and how many those that are not named. */
export function readBudgets() {
  return readJson(budgetsFile);
}

/**
 * Checks the last times of tasks against their budgets, and reports those that took more.
 * @param {{ write: boolean }} options write: create budgets from the measured times instead
 * @returns {number} the exit code
 */
export function checkBudgets({ write }) {
  const kept = existsSync(timesFile) ? Object.entries(readJson(timesFile)) : [];
  const measured = kept.filter(([, { processor }]) => processor > 0);
  if (measured.length === 0) {
    process.stderr.write('countersign: no task is measured; run npm test first, not on Windows.\n');
    return 1;
  }
  const { others, tasks } = readBudgets();
  if (write) return writeBudgets(others, measured);
  const over = measured.filter(([task, { processor }]) => processor > (tasks[task] ?? others));
  for (const [task, { processor }] of over)
    process.stderr.write(
      `countersign: ${task} took ${processor} s of processor time; its budget is ${tasks[task] ?? others} s ` +
        '(tooling/bootstrap/budgets.json). Make it cheaper, or raise the budget and say why.\n',
    );
  process.stdout.write(
    `${measured.length - over.length} tasks within budget, ${over.length} over\n`,
  );
  return over.length === 0 ? 0 : 1;
}

/**
 * Sets each task's budget to one and a half times its time, since machines differ. Tasks that were
 * not measured, such as those of the other kind of run, keep theirs.
 */
function writeBudgets(others, measured) {
  const names = new Set(measured.map(([task]) => task));
  const kept = Object.entries(readBudgets().tasks).filter(([task]) => !names.has(task));
  const named = measured
    .map(([task, { processor }]) => [task, Math.ceil((processor * 1.5) / 5) * 5])
    .filter(([, seconds]) => seconds > others);
  const tasks = Object.fromEntries([...kept, ...named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(budgetsFile, `${JSON.stringify({ others, tasks }, undefined, 2)}\n`);
  process.stdout.write('written to tooling/bootstrap/budgets.json\n');
  return 0;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
