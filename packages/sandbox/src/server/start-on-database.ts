import { refuseUnknown, serve } from '@countersign/mock/core/transport';
import { createOwnServer } from '../connect/own-server.ts';
import { type QuietCall, sandboxOn } from './create-sandbox.ts';
import { startSandboxOptions } from './known-options.ts';
import { requireNode } from './require-node.ts';
import type { RunningSandbox, StartSandboxOptions } from './start-sandbox.ts';
import { openDatabase, type Database } from '../state/storage/database.ts';

/** A sandbox that does not listen yet, and the database with its state. */
export interface SandboxOnDatabase {
  database: Database;
  /** Calls it without a trace. */
  callQuietly: QuietCall;
}

/**
 * Does the same as `startSandbox`, for the command, which reads the state itself. Its types are none
 * of the package's: they would bring those of the database into its declarations.
 * @param prepare is waited for before it listens
 */
export async function startOnDatabase(
  options: StartSandboxOptions,
  prepare?: (sandbox: SandboxOnDatabase) => Promise<void>,
): Promise<RunningSandbox> {
  requireNode();
  refuseUnknown('startSandbox', options, startSandboxOptions);
  const ownServer = createOwnServer();
  const database = await openDatabase(options.storage ?? {});
  const sandbox = await sandboxOn(database, options, {
    ownServer,
    reference: options.reference !== undefined,
  });
  const prepareAndServe = async () => {
    await prepare?.({ database, callQuietly: sandbox.callQuietly });
    return serve(sandbox, options);
  };
  const running = await prepareAndServe().catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  ownServer.listensAt(options.host ?? '127.0.0.1', Number(new URL(running.url).port));
  database.listensAt(running.url);
  return {
    ...running,
    idle: sandbox.idle,
    tenant: async (which) => {
      const { createTestTenant } = await import('./testing/test-tenant.ts');
      return createTestTenant({ baseUrl: running.url, fetch: globalThis.fetch }, which);
    },
    close: async () => {
      try {
        await running.close();
      } finally {
        await sandbox.close();
      }
    },
  };
}
