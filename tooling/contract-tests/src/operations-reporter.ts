import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What tooling/bootstrap reads and shows at the end of `npm test`. */
const report = 'reports/operations.json';

/** Says at the end how many operations of the contract each server keeps, and which it does not. */
export default class OperationsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const servers = Object.fromEntries(
      modules
        .filter(({ moduleId }) => moduleId.endsWith('contract.test.ts'))
        .map((module) => [module.project.name, tell(module)]),
    );
    if (Object.keys(servers).length === 0) return;
    // The other reporter, which makes the folder too, may be later.
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(servers));
  }
}

/** Writes how a server did, and counts. */
function tell({ project, children }: TestModule): { kept: number; all: number } {
  const operations = [...children.suites()];
  const broken = operations.filter((operation) => !operation.ok()).map(({ name }) => name);
  const kept = operations.length - broken.length;
  process.stdout.write(`\ncontract tests, ${project.name}: ${kept}/${operations.length}\n`);
  for (const name of broken) process.stdout.write(`  not kept: ${name}\n`);
  return { kept, all: operations.length };
}
