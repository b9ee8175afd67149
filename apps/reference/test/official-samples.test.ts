// Each sample with an official client is run as it stands on its page, against a mock.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMock, type Exchange } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { exampleRequest } from '../src/contract/example-request.ts';
import { mockAddress } from '../src/samples/address.ts';
import { answerOf } from '../src/samples/answer.ts';
import { filesOf, type SampleFile } from '../src/samples/files.ts';
import { officialSampleOf } from '../src/samples/official/official-sample.ts';
import { runModules, type Outcome } from './samples/programs.ts';

// Below this package, so that the samples find the clients that they import.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const found = await Promise.all(
  operations.map(async (operation) => {
    const request = exampleRequest(operation);
    const sample = await officialSampleOf(request);
    const folder = path.join(scratch, `${operation.area}-${operation.id}`);
    const files = filesOf(request.body);
    return sample === undefined ? [] : [{ operation, files, folder, code: sample.code }];
  }),
);
const samples = found.flat();
const outcomes = new Map<string, Outcome>();
let traffic: readonly Exchange[];

beforeAll(async () => {
  const mock = await startMock({ remember: 10_000 });
  for (const { folder, code, files } of samples) {
    mkdirSync(folder);
    for (const file of files) writeFileSync(path.join(folder, file.name), contentOf(file));
    // The address is the one thing that is not as it stands on the page. The name is that of
    // the samples that the same runner is for.
    writeFileSync(path.join(folder, 'sample.ts'), code.replaceAll(mockAddress, mock.url));
  }
  const ended = await runModules(samples.map(({ folder }) => folder));
  for (const [at, { folder }] of samples.entries())
    outcomes.set(folder, ended[at] ?? { output: '', failure: 'It was not run.' });
  traffic = mock.traffic.recent();
  await mock.close();
}, 300_000);

function contentOf({ name, content }: SampleFile): Uint8Array {
  return content === undefined
    ? Buffer.from(`the content of ${name}\n`)
    : Buffer.from(content, 'base64');
}

it('there is one for each method that serves', () => {
  const counts = Map.groupBy(samples, ({ operation }) => operation.area);
  expect(Object.fromEntries([...counts].map(([area, { length }]) => [area, length]))).toEqual({
    'esign-v2.1': 282,
    'rooms-v2': 58,
    'admin-v2': 24,
  });
});

it('they send nothing but their operations', () => {
  expect(traffic).toHaveLength(samples.length);
});

describe.each(samples.map((sample) => ({ ...sample.operation, ...sample })))(
  'the sample of $id in $area',
  ({ area, id, responses, operation, folder, files, code }) => {
    it('sends the operation, and nothing in it is wrong', () => {
      expect(outcomes.get(folder)?.failure).toBe('');
      const exchanges = traffic.filter((one) => one.area === area && one.operation === id);
      expect(exchanges).toEqual([expect.objectContaining({ findings: [] })]);
      const successes = responses.map((response) => Number(response.code)).filter((s) => s < 400);
      expect(successes).toContain(exchanges[0]?.status);
    });

    it('has something to show for it', () => {
      const answer = answerOf(operation);
      const given = new Set(['sample.ts', ...files.map(({ name }) => name)]);
      const written = readdirSync(folder).filter((name) => !given.has(name));
      expect(written).toEqual(answer.kind === 'file' ? [answer.fileName] : []);
      // A method that loses its answer gives nothing of these.
      const output = outcomes.get(folder)?.output.trim();
      if (answer.kind !== 'file') expect(['', 'null', 'undefined']).not.toContain(output);
    });

    it('can be read', () => {
      expect(code.split('\n').filter((line) => line.length > 100)).toEqual([]);
    });
  },
);
