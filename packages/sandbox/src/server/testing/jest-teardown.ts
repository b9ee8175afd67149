import { running } from './jest-sandbox.ts';

/** Stops the sandbox that `@countersign/sandbox/jest` started: `globalTeardown` of Jest. */
export default async function tearDown(): Promise<void> {
  for (const sandbox of running.splice(0)) await sandbox.close();
}
