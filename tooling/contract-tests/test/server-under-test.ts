import { afterAll, inject } from 'vitest';

/**
 * The URL of the server under test: the one that the run provides, or else a sandbox in this process,
 * where a run can see which of its modules a test calls.
 */
export const baseUrl = inject('baseUrl') ?? (await startSandbox());

async function startSandbox(): Promise<string> {
  // Tests of the mock do without the sandbox.
  const { startSandboxServer } = await import('./sandbox-server.ts');
  const { url, close } = await startSandboxServer();
  afterAll(close);
  return url;
}
