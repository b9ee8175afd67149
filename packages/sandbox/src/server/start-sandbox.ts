import type { RunningMock, StartOptions } from '@countersign/mock/core/transport';
import type { SandboxOptions } from './options.ts';
import { startOnDatabase } from './start-on-database.ts';
import type { TenantOptions, TestTenant } from './testing/test-tenant.ts';

/** Options of the sandbox and of its server. */
export interface StartSandboxOptions
  extends SandboxOptions, Omit<StartOptions, 'oauth' | 'clock'> {}

/** A running sandbox that listens on a port. */
export interface RunningSandbox extends RunningMock {
  /** Resolves when no event waits for its first delivery. */
  idle(): Promise<void>;
  /**
   * Creates a tenant for a test, or uses the existing one with the name, and creates clients for
   * it.
   * @throws Error if the account or user does not exist
   */
  tenant(options?: TenantOptions): Promise<TestTenant>;
}

/**
 * Starts the sandbox and resolves when it listens.
 * @throws the error of the socket or of the storage, if one cannot be opened
 * @throws Error if Node is too old
 * @throws TypeError for an unknown option
 */
export async function startSandbox(options: StartSandboxOptions = {}): Promise<RunningSandbox> {
  return startOnDatabase(options);
}
