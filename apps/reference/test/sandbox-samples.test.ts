// Each sample of the reference works against the sandbox as its page shows it, in a new tenant.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { findProblems } from './samples/find-problems.ts';
import { writeReport } from './samples/report.ts';
import { openSandboxDoor } from './samples/sandbox-door.ts';
import { runInSandbox, type SandboxRun } from './samples/sandbox-runs.ts';

// Below this package, so that the samples find the packages that they import.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let runs: SandboxRun[];

beforeAll(async () => {
  const door = await openSandboxDoor();
  runs = await runInSandbox(operations, door, scratch);
  await door.close();
});

it.each(operations.map((operation) => ({ ...operation, operation })))(
  'every sample of $id in $area works',
  ({ operation }) => {
    const own = runs.filter((run) => run.operation === operation);
    expect(own.map(({ language }) => language)).toEqual(expect.arrayContaining(['ts', 'sh']));
    const problems = own.map((run) => [run.language, findProblems(run)] as const);
    expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
  },
);

it('docs/samples.md is current; `npx vitest run -u` updates it', async () => {
  await expect(writeReport(runs)).toMatchFileSnapshot('../../../docs/samples.md');
});
