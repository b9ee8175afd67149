// Each sample with an official client is run as it stands on its page, against a mock.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startMock, type Exchange } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { exampleRequest } from '../src/contract/example-request.ts';
import type { Operation } from '../src/contract/operations.ts';
import { describeAnswer } from '../src/samples/answer.ts';
import { createOfficialSample } from '../src/samples/official/official-sample.ts';
import { prepare, type Prepared } from './samples/prepare.ts';
import { runModules, type Outcome } from './samples/programs.ts';

// Below this package, so that the samples find the clients that they import.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const found = await Promise.all(
  operations.map(async (operation) => {
    const sample = await createOfficialSample(exampleRequest(operation));
    return sample === undefined ? [] : [{ operation, sample }];
  }),
);
const samples = found.flat();
const runs = new Map<Operation, Prepared & Outcome>();
let traffic: readonly Exchange[];

beforeAll(async () => {
  const mock = await startMock({ remember: 10_000 });
  const prepared = samples.map(({ operation, sample }) =>
    prepare(operation, sample, scratch, mock.url),
  );
  const ended = await runModules(prepared.map(({ folder }) => folder));
  for (const [at, sample] of prepared.entries())
    runs.set(sample.operation, {
      ...sample,
      ...(ended[at] ?? { output: '', failure: 'It was not run.' }),
    });
  traffic = mock.traffic.recent();
  await mock.close();
});

it('there is one for each method that serves', () => {
  const counts = Map.groupBy(samples, ({ operation }) => operation.area);
  expect(Object.fromEntries([...counts].map(([area, { length }]) => [area, length]))).toEqual({
    'esign-v2.1': 412,
    'rooms-v2': 90,
    'admin-v2': 74,
  });
});

it('they send nothing but their operations', () => {
  expect(traffic).toHaveLength(samples.length);
});

describe.each(samples.map(({ operation, sample }) => ({ ...operation, operation, sample })))(
  'the sample of $id in $area',
  ({ area, id, responses, operation, sample }) => {
    const findRun = (): Prepared & Outcome => {
      const run = runs.get(operation);
      if (run === undefined) throw new Error('It was not run.');
      return run;
    };

    it('sends the operation, and nothing in it is wrong', () => {
      expect(findRun().failure).toBe('');
      const exchanges = traffic.filter((one) => one.area === area && one.operation === id);
      expect(exchanges).toEqual([expect.objectContaining({ findings: [] })]);
      const successes = responses.map((response) => Number(response.code)).filter((s) => s < 400);
      expect(successes).toContain(exchanges[0]?.status);
    });

    it('has something to show for it', () => {
      const { folder, given, output } = findRun();
      const answer = describeAnswer(operation);
      const written = readdirSync(folder).filter((name) => !given.includes(name));
      expect(written).toEqual(answer.kind === 'file' ? [answer.fileName] : []);
      // A method that loses its answer gives nothing of these.
      if (answer.kind !== 'file') expect(['', 'null', 'undefined']).not.toContain(output.trim());
    });

    it('can be read', () => {
      expect(sample.code.split('\n').filter((line) => line.length > 100)).toEqual([]);
    });
  },
);
