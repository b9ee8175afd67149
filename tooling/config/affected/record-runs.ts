// A set-up file of Vitest: notes which modules of the workspace each test file runs, by the calls
// that V8 counts, for the reporter of pass-reporter.ts.
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import type { Passed } from './record.ts';

// Test files share a process, and so they share its session.
const key = Symbol.for('countersign.calls');
const kept: Record<symbol, Promise<Session> | undefined> = globalThis;
const session = (kept[key] ??= startCounting());

async function startCounting(): Promise<Session> {
  const started = new Session();
  started.connect();
  await started.post('Profiler.enable');
  await started.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return started;
}

/** The calls since the last time. */
async function takeCalls() {
  const { result } = await (await session).post('Profiler.takePreciseCoverage');
  return result;
}

beforeAll(async () => void (await takeCalls()));

// Vitest wants the pattern of the fixtures that are used.
// oxlint-disable-next-line no-empty-pattern
afterAll(async ({}, suite) => {
  const root = `${process.cwd()}${path.sep}`;
  const ran: Passed['ran'] = (await takeCalls())
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
    .map(({ url }) => fileURLToPath(url))
    .filter((file) => file.startsWith(root) && !file.includes(`${path.sep}node_modules${path.sep}`))
    .map((file) => file.slice(root.length).replaceAll(path.sep, '/'));
  suite.file.meta.ran = [...new Set(ran)].toSorted();
});

/** The whole module counts as a function too, which starts where its text does. */
function isCalled({ ranges: [range] }: { ranges: { startOffset: number; count: number }[] }) {
  return range !== undefined && range.startOffset > 0 && range.count > 0;
}
