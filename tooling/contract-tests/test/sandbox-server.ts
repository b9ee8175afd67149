import { createSandbox } from '@countersign/sandbox';
import { serve } from '@countersign/mock/core/transport';
import type { TestProject } from 'vitest/node';
import { createArrange } from '../src/sandbox/arrange.ts';

/**
 * Starts the sandbox. Each request that may change data gets a tenant of its own, so that no test
 * finds data of another one, such as a lock.
 */
export default async function setup(project: TestProject) {
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
  project.provide('keeps', true);
  project.provide('baseUrl', running.url);
  return async () => {
    await running.close();
    await sandbox.close();
  };
}
