import {
  refuseUnknown,
  serve,
  type RunningMock,
  type StartOptions,
} from '@countersign/mock/core/transport';
import { createOwnServer } from '../connect/own-server.ts';
import { sandboxOn } from './create-sandbox.ts';
import { startSandboxOptions } from './known-options.ts';
import type { SandboxOptions } from './options.ts';
import { requireNode } from './require-node.ts';
import type { TenantOptions, TestTenant } from './testing/test-tenant.ts';
import { openDatabase, type Database } from '../state/storage/database.ts';

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
  return (await startOnDatabase(options)).running;
}

/** A running sandbox, and the database with its state. */
interface SandboxOnDatabase {
  running: RunningSandbox;
  database: Database;
}

/** Does the same as {@link startSandbox}, for the command, which reads the state itself. */
export async function startOnDatabase(options: StartSandboxOptions): Promise<SandboxOnDatabase> {
  requireNode();
  refuseUnknown('startSandbox', options, startSandboxOptions);
  const ownServer = createOwnServer();
  const database = await openDatabase(options.storage ?? {});
  const sandbox = await sandboxOn(database, options, {
    ownServer,
    reference: options.reference !== undefined,
  });
  const running = await serve(sandbox, options).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  ownServer.listensAt(options.host ?? '127.0.0.1', Number(new URL(running.url).port));
  database.listensAt(running.url);
  const served: RunningSandbox = {
    ...running,
    idle: sandbox.idle,
    tenant: async (which) => {
      const { createTestTenant } = await import('./testing/test-tenant.ts');
      return createTestTenant({ baseUrl: running.url, fetch: globalThis.fetch }, which);
    },
    close: async () => {
      await running.close();
      await sandbox.close();
    },
  };
  return { running: served, database };
}
