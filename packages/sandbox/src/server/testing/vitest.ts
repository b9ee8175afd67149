import type { Client } from '@countersign/client';
import { test as base, type TestAPI } from 'vitest';
import type { Control } from '../../control/client.ts';
import type { RunningSandbox } from '../start-sandbox.ts';
import { createFixture, type SandboxTestOptions } from './sandbox-fixture.ts';
import type { TestTenant } from './test-tenant.ts';

export type { SandboxTestOptions } from './sandbox-fixture.ts';

/** The fixtures that a test with a sandbox can use. */
export interface SandboxContext {
  /** The sandbox of the test file. */
  sandbox: RunningSandbox;
  /** The tenant of the test, which no other test sees. */
  tenant: TestTenant;
  /** The client of the tenant. */
  client: Client;
  /** The control client of the tenant. */
  control: Control;
}

/**
 * Creates a `test` of Vitest with a sandbox: one for each file, and in it a tenant for each test,
 * so that tests may run in parallel. A test fails if parts of its requests had no effect. A failed
 * test prints its requests and mails.
 */
export function sandboxTest(options: SandboxTestOptions = {}): TestAPI<SandboxContext> {
  const { check, describe } = createFixture(options);
  return base.extend<SandboxContext>({
    sandbox: [
      // Vitest reads from the pattern what else a fixture needs: nothing.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const fixture = createFixture(options);
        await use(await fixture.start());
        await fixture.stop();
      },
      { scope: 'file' },
    ],
    tenant: async ({ sandbox, onTestFailed, task }, use) => {
      const tenant = await sandbox.tenant(options.tenant);
      onTestFailed(async () => {
        process.stderr.write(`${await describe(tenant)}\n`);
      });
      await use(tenant);
      if (task.result?.state !== 'fail') await check(tenant);
    },
    client: async ({ tenant }, use) => use(tenant.client),
    control: async ({ tenant }, use) => use(tenant.control),
  });
}
