import { createSandbox } from '@countersign/sandbox';
import { serve } from '@countersign/mock/extend';
import type { TestProject } from 'vitest/node';
import { createArrange } from '../src/sandbox/arrange.ts';

/**
 * The sandbox, behind a door that gives each request that may change something a tenant of its own:
 * one test asks for a lock and another takes it away, and neither may find what the other has left.
 */
export default async function setup(project: TestProject) {
  const sandbox = await createSandbox();
  const arrange = createArrange(sandbox);
  const running = await serve(
    {
      ...sandbox,
      async handle(asked) {
        const { request, remove } = await arrange(asked);
        try {
          return await sandbox.handle(request);
        } finally {
          await remove();
        }
      },
    },
    // As for the mock: which pages may call is not a matter of the contract.
    { cors: true },
  );
  project.provide('keeps', true);
  project.provide('baseUrl', running.url);
  return async () => {
    await running.close();
    await sandbox.close();
  };
}
