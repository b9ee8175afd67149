import type { Mock } from '@countersign/mock/core/server';
import type { TenantOptions, TestTenant } from './testing/test-tenant.ts';

/** The sandbox without a transport. */
export interface Sandbox extends Mock {
  /** Resolves when no event waits to be delivered for the first time. */
  idle(): Promise<void>;
  /**
   * Makes a tenant for a test, or takes the one with the name, and clients for it.
   * @throws Error where there is no such account or user
   */
  tenant(options?: TenantOptions): Promise<TestTenant>;
  /** Ends all work and closes the database. */
  close(): Promise<void>;
}
