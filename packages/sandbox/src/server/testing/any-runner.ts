import type { SandboxFixture, SandboxTestOptions } from './sandbox-fixture.ts';
import type { TestTenant } from './test-tenant.ts';

/** The functions of a test runner: those of Jest, or `it` and `after` of Mocha. */
export interface TestRunner {
  test(name: string, run: () => Promise<void>): unknown;
  afterAll(run: () => Promise<void>): unknown;
}

/**
 * Creates a `test` with a sandbox for any test runner: one sandbox for each file, and in it a tenant
 * for each test. A test fails if parts of its requests had no effect. A failed test prints its
 * requests, its mails and the history of its envelopes.
 */
export function sandboxTestFor(
  { test, afterAll }: TestRunner,
  options: SandboxTestOptions = {},
): (name: string, run: (tenant: TestTenant) => unknown) => void {
  let opened: Promise<SandboxFixture> | undefined;
  // The sandbox is loaded for the first test: programs without one use this module, too.
  const open = () => {
    opened ??= import('./sandbox-fixture.ts').then(({ createFixture }) => createFixture(options));
    return opened;
  };
  afterAll(async () => {
    const fixture = await opened;
    await fixture?.stop();
  });
  return (name, run) => {
    test(name, async () => {
      const { newTenant, check, describe } = await open();
      const tenant = await newTenant();
      try {
        await run(tenant);
        await check(tenant);
      } catch (error) {
        process.stderr.write(`${await describe(tenant)}\n`);
        throw error;
      }
    });
  };
}
