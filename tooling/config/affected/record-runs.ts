// A set-up file of Vitest: notes which modules each test file runs, or each part of it, by the calls
// that V8 counts, for the reporter of pass-reporter.ts. Skips the parts that the run leaves out.
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, inject, type TestContext } from 'vitest';
import { nameFile } from './fingerprints.ts';
import type { Ran } from './ran.ts';

// Test files share a process, and so they share its session.
const key = Symbol.for('countersign.calls');
const kept: Record<symbol, Promise<Session> | undefined> = globalThis;
const session = (kept[key] ??= startCounting());
const repository = `${path.resolve(import.meta.dirname, '../../..')}${path.sep}`;
const folder = process.cwd();
const leftOut = inject('leftOut');

async function startCounting(): Promise<Session> {
  const started = new Session();
  started.connect();
  await started.post('Profiler.enable');
  await started.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return started;
}

/** The modules of this repository with a function that was called since the last time. */
async function takeCalls(): Promise<string[]> {
  const { result } = await (await session).post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
    .map(({ url }) => fileURLToPath(url))
    .filter(
      (file) => file.startsWith(repository) && !file.includes(`${path.sep}node_modules${path.sep}`),
    )
    .map((file) => nameFile(folder, file));
}

/** The whole module counts as a function too, which starts where its text does. */
function isCalled({ ranges: [range] }: { ranges: { startOffset: number; count: number }[] }) {
  return range !== undefined && range.startOffset > 0 && range.count > 0;
}

// Forgets the calls of earlier files. Those of loading this one follow, and count.
await takeCalls();

const before = new Set<string>();
const parts = new Map<string, Set<string>>();
let running: string | undefined;

/** Adds the calls since the last time to the part that was running, or to what comes before all. */
async function closePart(): Promise<void> {
  const calls = running === undefined ? before : (parts.get(running) ?? new Set());
  for (const module of await takeCalls()) calls.add(module);
  if (running !== undefined) parts.set(running, calls);
}

beforeEach(async ({ task, skip }) => {
  const names = leftOut?.[nameFile(folder, task.file.filepath)];
  if (names === undefined) return;
  const part = namePart(task);
  if (names.includes(part)) skip();
  if (part === running) return;
  await closePart();
  running = part;
});

/** The name of the suite or test at the top of the file. */
function namePart(test: TestContext['task']): string {
  let { name, suite } = test;
  while (suite !== undefined && suite !== test.file) ({ name, suite } = suite);
  return name;
}

// Vitest wants the pattern of the fixtures that are used.
// oxlint-disable-next-line no-empty-pattern
afterAll(async ({}, suite) => {
  await closePart();
  const ran: Ran = { modules: [...before].toSorted() };
  if (leftOut?.[nameFile(folder, suite.file.filepath)] !== undefined)
    ran.parts = Object.fromEntries(
      [...parts].map(([name, modules]) => [name, [...modules].toSorted()]),
    );
  suite.file.meta.ran = ran;
});
