import { createSandbox } from '@countersign/sandbox';
import { serve } from '@countersign/mock/core/transport';
import type { TestProject } from 'vitest/node';
import { createArrange } from '../src/sandbox/arrange.ts';

/**
 * Starts the sandbox. Each request that may change data gets a tenant of its own, so that no test
 * finds data of another one, such as a lock.
 */
export async function startSandboxServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sandbox = await createSandbox();
  const arrange = createArrange(sandbox);
  const running = await serve(
    {
      ...sandbox,
      async handle(received) {
        const { request, remove } = await arrange(received);
        try {
          return await sandbox.handle(request);
        } finally {
          await remove();
        }
      },
    },
    // Like the mock: the contract does not say which origins may call.
    { cors: true },
  );
  return {
    url: running.url,
    async close() {
      await running.close();
      await sandbox.close();
    },
  };
}

/** Provides the sandbox as the server under test, in the process of the run. */
export default async function setup(project: TestProject) {
  const { url, close } = await startSandboxServer();
  project.provide('keeps', true);
  project.provide('baseUrl', url);
  return close;
}
