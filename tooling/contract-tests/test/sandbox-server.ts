import { createSandbox } from '@countersign/sandbox';
import { serve } from '@countersign/mock/core/transport';
import type { TestProject } from 'vitest/node';
import { createArrange } from '../src/sandbox/arrange.ts';

/**
 * Starts the sandbox. Each request that may change data gets a tenant that nothing has changed, so
 * that no test finds data of another one, such as a lock.
 */
export async function startSandboxServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sandbox = await createSandbox();
  const arrange = createArrange(sandbox);
  const running = await serve(
    {
      ...sandbox,
      async handle(received) {
        const { request, finish } = await arrange(received);
        let status = 500;
        try {
          const answer = await sandbox.handle(request);
          ({ status } = answer);
          return answer;
        } finally {
          await finish(status);
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
