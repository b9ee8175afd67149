import { serve, type RunningMock, type StartOptions } from '@countersign/mock/extend';
import { sandboxOn } from './create-sandbox.ts';
import type { SandboxOptions } from './options.ts';
import { openDatabase } from './storage/database.ts';

/** How and where the sandbox runs. */
export interface StartSandboxOptions
  extends SandboxOptions, Omit<StartOptions, 'oauth' | 'clock'> {}

/** A sandbox that listens. */
export interface RunningSandbox extends RunningMock {
  /** Resolves when no event waits to be delivered for the first time. */
  idle(): Promise<void>;
}

/**
 * Starts the sandbox and resolves when it listens.
 * @throws the error of the socket or of the storage, where one cannot be opened
 */
export async function startSandbox(options: StartSandboxOptions = {}): Promise<RunningSandbox> {
  const database = await openDatabase(options.storage ?? {});
  const sandbox = await sandboxOn(database, options);
  const running = await serve(sandbox, options).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  database.listensAt(running.url);
  return {
    ...running,
    idle: sandbox.idle,
    close: async () => {
      await running.close();
      await sandbox.close();
    },
  };
}
