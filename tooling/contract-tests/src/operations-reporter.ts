import { mkdirSync, writeFileSync } from 'node:fs';
import { describeSeed } from '@countersign/config/sample';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Counts the operations that pass on each server; `npm test` shows the counts at the end. Says how
 * many requests were generated, and how to generate them again.
 */
export class OperationsReporter implements Reporter {
  readonly #leftOut: Readonly<Record<string, number>>;

  /**
   * @param leftOut the number of operations, by server, in files that the run leaves out, since they
   * passed before
   */
  constructor(leftOut: Readonly<Record<string, number>>) {
    this.#leftOut = leftOut;
  }

  onTestCaseResult(test: TestCase): void {
    const { fuzzed } = test.meta();
    if (fuzzed === undefined) return;
    const { requests, operations } = fuzzed;
    process.stdout.write(
      `${test.project.name}: ${test.name}: ${requests} generated requests to ${operations} operations; ${describeSeed()}\n`,
    );
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const ofContract = modules.filter(({ moduleId }) => moduleId.includes('/test/contract/'));
    const servers = Map.groupBy(ofContract, ({ project }) => project.name);
    // The JSON reporter, which creates the folder too, may run later.
    mkdirSync('reports', { recursive: true });
    for (const [name, files] of servers) {
      const operations = files.flatMap(({ children }) => [...children.suites()]);
      const kept = operations.filter((operation) => operation.ok()).length;
      const more = this.#leftOut[name] ?? 0;
      const counts = { [name]: { kept: kept + more, all: operations.length + more } };
      writeFileSync(`reports/operations-${name}.json`, JSON.stringify(counts));
    }
  }
}
