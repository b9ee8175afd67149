import type { RunningSandbox, StartSandboxOptions } from '../start-sandbox.ts';
import { describeTenant, listWarnings } from './report.ts';
import { sharedUrl } from './shared-url.ts';
import type { TenantOptions, TestTenant } from './test-tenant.ts';

/** Options for tests with a sandbox. */
export interface SandboxTestOptions {
  /**
   * Options for starting the sandbox (on any free port, with its state in memory). Without them, a
   * sandbox that runs already is used if `COUNTERSIGN_SANDBOX_URL` has its address, except in
   * Vitest.
   */
  sandbox?: StartSandboxOptions | undefined;
  /** Options of each test's tenant; without `name`, since each test has its own. */
  tenant?: Omit<TenantOptions, 'name'> | undefined;
  /**
   * The effect of warnings on a test that otherwise passes: `fail` fails it, and `allow` leaves the
   * warnings to the test (fail).
   */
  warnings?: 'fail' | 'allow' | undefined;
}

/** The part of the fixtures that all test frameworks share. */
export interface SandboxFixture {
  /** The sandbox, which starts with the first call. */
  start(): Promise<RunningSandbox>;
  /** A tenant for a test. */
  newTenant(): Promise<TestTenant>;
  /**
   * Checks the tenant after a test that passed.
   * @throws Error if parts of requests had no effect
   */
  check(tenant: TestTenant): Promise<void>;
  /** Describes the activity in the tenant after a test that failed. */
  describe(tenant: TestTenant): Promise<string>;
  /** Stops the sandbox, if it was started. */
  stop(): Promise<void>;
}

/** A sandbox and its tenants, for the tests of a file or of a process. */
export function createFixture(options: SandboxTestOptions): SandboxFixture {
  const { warnings = 'fail' } = options;
  let running: Promise<RunningSandbox> | undefined;
  const start = () => (running ??= startOwn(options.sandbox));
  return {
    start,
    async newTenant() {
      const baseUrl = options.sandbox === undefined ? sharedUrl() : undefined;
      if (baseUrl !== undefined) {
        const { createTestTenant } = await import('./test-tenant.ts');
        return createTestTenant({ baseUrl, fetch: globalThis.fetch }, options.tenant);
      }
      const sandbox = await start();
      return sandbox.tenant(options.tenant);
    },
    async check(tenant) {
      if (warnings === 'allow') return;
      const lines = await listWarnings(tenant);
      if (lines.length > 0)
        throw new Error(
          `requests had parts without effect; mend them, or call control.clearWarnings() in the test:\n${lines.join('\n')}`,
        );
    },
    describe: describeTenant,
    async stop() {
      const sandbox = await running;
      await sandbox?.close();
    },
  };
}

/** Starts a sandbox, whose modules are not loaded where the tests use one that runs already. */
async function startOwn(options: StartSandboxOptions | undefined): Promise<RunningSandbox> {
  const { startSandbox } = await import('../start-sandbox.ts');
  return startSandbox({ port: 0, ...options });
}
