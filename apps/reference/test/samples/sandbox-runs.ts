import { createExampleSeeds } from '@countersign/contract-tests/example-seeds';
import type { Operation } from '../../src/contract/operations.ts';
import type { Sample } from '../../src/samples/sample.ts';
import { createSamples } from '../../src/samples/samples.ts';
import { prepare, type Prepared } from './prepare.ts';
import { runModules, runScripts, type Outcome } from './programs.ts';
import type { SandboxDoor, Sent } from './sandbox-door.ts';

/** The requests that a sample sent in its tenant. */
export interface SandboxRun extends Prepared, Outcome {
  sent: readonly Sent[];
}

/**
 * Runs all samples of the operations, each in a new tenant, with the data that the example of the
 * operation needs. The folders are below `scratch`.
 */
export async function runInSandbox(
  operations: readonly Operation[],
  door: SandboxDoor,
  scratch: string,
): Promise<SandboxRun[]> {
  const prepared: (Prepared & { tenant: string })[] = [];
  const seeds = new Map(
    [...new Set(operations.map(({ area }) => area))].map((area) => [
      area,
      createExampleSeeds(area),
    ]),
  );
  for (const operation of operations) {
    const seed = seeds.get(operation.area)?.get(operation.id);
    for (const sample of await createSamples(operation)) {
      const tenant = `sample-${prepared.length + 1}`;
      const url = door.addressFor(tenant);
      if (seed !== undefined) await door.seed(tenant, seed);
      prepared.push({ ...prepare(operation, sample, scratch, url), tenant });
    }
  }
  const runAll = async (
    languages: readonly Sample['language'][],
    run: (folders: readonly string[]) => Promise<Outcome[]>,
  ): Promise<SandboxRun[]> => {
    const own = prepared.filter(({ language }) => languages.includes(language));
    const outcomes = await run(own.map(({ folder }) => folder));
    return own.map((sample, at) => {
      const { output, failure } = outcomes[at] ?? { output: '', failure: 'It was not run.' };
      return { ...sample, output, failure, sent: door.sentBy(sample.tenant) };
    });
  };
  // A program that runs in Node blocks only itself, so curl can run in the meantime.
  const runs = await Promise.all([runAll(['ts', 'js'], runModules), runAll(['sh'], runScripts)]);
  return runs.flat();
}
