import { after, test as base, type TestContext } from 'node:test';
import { createFixture, type SandboxTestOptions } from './sandbox-fixture.ts';
import type { TestTenant } from './test-tenant.ts';

export type { SandboxTestOptions } from './sandbox-fixture.ts';

/** A test in a tenant of its own. */
export type SandboxTest = (tenant: TestTenant, context: TestContext) => unknown;

/**
 * Creates a `test` of `node:test` with a sandbox: one for each process, and in it a tenant for each
 * test. A test fails if parts of its requests had no effect. A failed test prints its requests and
 * mails.
 */
export function sandboxTest(
  options: SandboxTestOptions = {},
): (name: string, run: SandboxTest) => Promise<void> {
  const { newTenant, check, describe, stop } = createFixture(options);
  after(stop);
  return (name, run) =>
    base(name, async (context) => {
      const tenant = await newTenant();
      try {
        await run(tenant, context);
        await check(tenant);
      } catch (error) {
        for (const line of (await describe(tenant)).split('\n')) context.diagnostic(line);
        throw error;
      }
    });
}
