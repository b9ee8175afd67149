import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { writeRecord, type Passed } from './record.ts';

interface Run {
  /** The absolute path of the workspace. */
  folder: string;
  /** The fingerprint of all that every test file depends on. */
  shared: string;
  keyOf(test: string, ran: readonly string[]): string;
  /** The test files that were left out. */
  unchanged: Readonly<Record<string, Passed>>;
}

/**
 * Keeps a record of the test files that passed, and says how many were left out, in a sentence and
 * in `reports/unchanged.json`.
 */
export class PassReporter implements Reporter {
  readonly #run: Run;
  readonly #passed: Record<string, Passed>;

  constructor(run: Run) {
    this.#run = run;
    this.#passed = { ...run.unchanged };
  }

  onTestModuleEnd(module: TestModule): void {
    const { ran } = module.meta();
    if (module.state() !== 'passed' || ran === undefined) return;
    const { folder, keyOf } = this.#run;
    const test = path.relative(folder, module.moduleId).replaceAll(path.sep, '/');
    const tests = [...module.children.allTests('passed')].length;
    this.#passed[test] = { key: keyOf(test, ran), tests, ran };
  }

  onTestRunEnd(): void {
    const { folder, shared, unchanged } = this.#run;
    writeRecord(folder, { shared, files: this.#passed });
    const left = Object.values(unchanged);
    const tests = left.reduce((sum, file) => sum + file.tests, 0);
    const reports = path.join(folder, 'reports');
    mkdirSync(reports, { recursive: true });
    writeFileSync(path.join(reports, 'unchanged.json'), JSON.stringify({ tests }));
    if (tests > 0)
      process.stdout.write(
        `${tests} tests in ${left.length} files passed before, and run nothing that has changed.\n`,
      );
  }
}
