import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { nameFile } from './fingerprints.ts';
import { mapValues, writeRecord, type Passed, type PassRecord } from './record.ts';

interface Run {
  /** The absolute path of the workspace. */
  folder: string;
  /** The fingerprint of all that every test file depends on. */
  shared: string;
  keyOf(test: string, ran: readonly string[]): string;
  /** True of the modules that are followed one by one. */
  isFollowed(module: string): boolean;
  /** The record of earlier runs. Of what has changed since, the keys are empty. */
  known: Pick<PassRecord, 'files' | 'parts'>;
}

/**
 * Keeps a record of the tests that passed, and says how many were left out, in a sentence and in
 * `reports/unchanged.json`.
 */
export class PassReporter implements Reporter {
  readonly #run: Run;
  readonly #files: PassRecord['files'];
  readonly #parts: PassRecord['parts'];

  constructor(run: Run) {
    this.#run = run;
    this.#files = { ...run.known.files };
    this.#parts = mapValues(run.known.parts, (parts) => ({ ...parts }));
  }

  onInit(): void {
    const reports = path.join(this.#run.folder, 'reports');
    mkdirSync(reports, { recursive: true });
    const tests = this.#countLeftOut();
    writeFileSync(path.join(reports, 'unchanged.json'), JSON.stringify({ tests }));
  }

  #countLeftOut(): number {
    const { files, parts } = this.#run.known;
    return [files, ...Object.values(parts)]
      .flatMap((passes) => Object.values(passes))
      .filter(({ key }) => key !== '')
      .reduce((sum, { tests }) => sum + tests, 0);
  }

  onTestModuleEnd(module: TestModule): void {
    const { ran } = module.meta();
    if (ran === undefined) return;
    const file = nameFile(this.#run.folder, module.moduleId);
    const passed = module.state() === 'passed';
    if (ran.parts === undefined) {
      if (passed) this.#files[file] = this.#pass(file, ran.modules, [module]);
      return;
    }
    const noted = (this.#parts[file] ??= {});
    for (const [name, children] of Map.groupBy(module.children, (child) => child.name)) {
      const modules = ran.parts[name];
      const isWhole = passed && children.every((child) => stateOf(child) === 'passed');
      // A part that did not run and is not known has no pass, which keeps its file in the next run.
      if (modules !== undefined && isWhole)
        noted[name] = this.#pass(file, [...new Set([...ran.modules, ...modules])], children);
      else noted[name] ??= { key: '', tests: 0, ran: [] };
    }
  }

  #pass(file: string, all: string[], tested: (TestModule | TestSuite | TestCase)[]): Passed {
    const ran = all.filter((module) => this.#run.isFollowed(module));
    const tests = tested.reduce((sum, one) => sum + countPassed(one), 0);
    return { key: this.#run.keyOf(file, ran), tests, ran };
  }

  onTestRunEnd(): void {
    const { folder, shared } = this.#run;
    writeRecord(folder, { shared, files: this.#files, parts: this.#parts });
    const tests = this.#countLeftOut();
    if (tests > 0)
      process.stdout.write(`${tests} tests passed before, and run nothing that has changed.\n`);
  }
}

function stateOf(task: TestSuite | TestCase): string {
  return task.type === 'test' ? task.result().state : task.state();
}

function countPassed(tested: TestModule | TestSuite | TestCase): number {
  if (tested.type === 'test') return tested.result().state === 'passed' ? 1 : 0;
  return [...tested.children.allTests('passed')].length;
}
