// Each sample in TypeScript and for curl is run as it stands on its page, against a mock.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startMock, type Exchange } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { exampleRequest } from '../src/contract/example-request.ts';
import type { Operation } from '../src/contract/operations.ts';
import { mockAddress } from '../src/samples/mock-address.ts';
import { describeAnswer } from '../src/samples/answer.ts';
import type { Sample } from '../src/samples/sample.ts';
import { createSamples } from '../src/samples/samples.ts';
import { prepare, type Prepared } from './samples/prepare.ts';
import { compile, runModules, runScripts, type Outcome } from './samples/programs.ts';

/** The result of a sample: its own outcome, and the requests that the mock received from it. */
interface Run extends Prepared, Outcome {
  exchanges: readonly Exchange[];
}

const runs = new Map<string, Run>();
let complaints: string;

// Below this package, so that the samples find the packages that they import.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

beforeAll(async () => {
  const mock = await startMock({ remember: 10_000 });
  const samples: Prepared[] = [];
  for (const operation of operations) {
    for (const sample of await createSamples(operation)) {
      // Samples with the official clients have a test of their own.
      if (sample.language !== 'js') samples.push(prepare(operation, sample, scratch, mock.url));
    }
  }
  const runAll = async (language: Sample['language'], run: typeof runModules): Promise<void> => {
    const own = samples.filter((sample) => sample.language === language);
    mock.traffic.clear();
    const outcomes = await run(own.map(({ folder }) => folder));
    const traffic = mock.traffic.recent();
    for (const [at, sample] of own.entries()) {
      const { output, failure } = outcomes[at] ?? { output: '', failure: 'It was not run.' };
      const { area, id } = sample.operation;
      const exchanges = traffic.filter((one) => one.area === area && one.operation === id);
      runs.set(`${language} ${area} ${id}`, { ...sample, output, failure, exchanges });
    }
  };
  const run = async (): Promise<void> => {
    await runAll('ts', runModules);
    await runAll('sh', runScripts);
  };
  [complaints] = await Promise.all([compile(scratch), run()]);
  await mock.close();
});

it('there are samples of every operation, in TypeScript and for curl', () => {
  expect(operations.length).toBeGreaterThan(400);
  expect(runs.size).toBe(2 * operations.length);
});

it('all in TypeScript compile', () => {
  expect(complaints).toBe('');
});

describe.each(['ts', 'sh'] as const)('the sample in %s', (language) => {
  describe.each(operations.map((operation) => ({ ...operation, operation })))(
    'of $id in $area',
    ({ operation }) => {
      const findRun = (): Run => {
        const run = runs.get(`${language} ${operation.area} ${operation.id}`);
        if (run === undefined) throw new Error('It was not run.');
        return run;
      };

      it('sends the operation, and nothing in it is wrong', () => {
        const { failure, exchanges } = findRun();
        expect(failure).toBe('');
        expect(exchanges.length).toBeGreaterThan(0);
        for (const { status, findings } of exchanges) {
          expect(findings).toEqual([]);
          expect(listSuccesses(operation)).toContain(String(status));
        }
      });

      it('has something to show for it', () => {
        const { output, folder } = findRun();
        const answer = describeAnswer(operation);
        if (answer.kind === 'file')
          expect(existsSync(path.join(folder, answer.fileName))).toBe(true);
        else if (answer.kind !== 'nothing') expect(output).not.toBe('');
      });

      it('can be read', () => {
        const { code } = findRun();
        const lines = code.split('\n');
        // Addresses, names and imports of a single name cannot be wrapped.
        const long = lines.filter(
          (line) =>
            line.length > 110 &&
            !line.includes(mockAddress) &&
            !/^import \{ \w+ \} from '[^']+';$/.test(line),
        );
        expect(long).toEqual([]);
        const body = JSON.stringify(exampleRequest(operation).body?.value, null, 2) ?? '';
        expect(lines.length - body.split('\n').length).toBeLessThan(25);
      });
    },
  );
});

function listSuccesses({ responses }: Operation): string[] {
  return responses.map(({ code }) => code).filter((code) => Number(code) < 400);
}
