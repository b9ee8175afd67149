import { startSandbox } from '../start-sandbox.ts';
import { sharedUrlVariable } from './shared-url.ts';
import { running } from './jest-sandbox.ts';

/**
 * Starts one sandbox for all test files: `globalSetup` of Jest. It runs beside the tests and not in
 * their virtual machine, so that tests in CommonJS can use it too. `COUNTERSIGN_SANDBOX_URL` has
 * its address, and `sandboxTestFor` uses it.
 */
export default async function setUp(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 });
  running.push(sandbox);
  process.env[sharedUrlVariable] = sandbox.url;
}
