import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Reports a failing test to `npm test` at once: turbo shows the output of a task only once the task
 * has ended. tooling/bootstrap/tasks.mjs reads the report.
 */
export class FailureReporter implements Reporter {
  readonly #events: string;

  constructor(events: string) {
    this.#events = events;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed') this.#tell(test.module, test.fullName, errors);
  }

  onTestModuleEnd(module: TestModule): void {
    // Errors outside of tests, such as an import that fails.
    const errors = module.errors();
    if (errors.length > 0) this.#tell(module, 'the file as a whole', errors);
  }

  #tell(
    { moduleId }: TestModule,
    name: string,
    errors: readonly { message?: string }[] | undefined,
  ): void {
    const file = path.relative(path.resolve(import.meta.dirname, '../..'), moduleId);
    const [line = ''] = (errors?.[0]?.message ?? '').split('\n');
    const text = `${file} > ${name}\n  ${line.slice(0, 300)}`;
    appendFileSync(this.#events, `failed\t${JSON.stringify(text)}\n`);
  }
}
