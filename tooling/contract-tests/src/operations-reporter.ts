import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What tooling/bootstrap reads and shows at the end of `npm test`. */
const report = 'reports/operations.json';

/** Says at the end how many operations of the contract the server keeps, and which it does not. */
export default class OperationsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const operations = modules
      .filter(({ moduleId }) => moduleId.endsWith('contract.test.ts'))
      .flatMap(({ children }) => [...children.suites()]);
    if (operations.length === 0) return;
    const broken = operations.filter((operation) => !operation.ok()).map(({ name }) => name);
    const kept = operations.length - broken.length;
    process.stdout.write(`\ncontract tests: ${kept}/${operations.length}\n`);
    for (const name of broken) process.stdout.write(`  not kept: ${name}\n`);
    // The other reporter, which makes the folder too, may be later.
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ kept, all: operations.length }));
  }
}
