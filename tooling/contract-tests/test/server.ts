import { startMock } from '@countersign/mock';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** Whether the server keeps what it is told. */
    keeps: boolean;
  }
}

/** The server under test: the one at CONTRACT_BASE_URL, or else a mock started for the run. */
export default async function setup(project: TestProject) {
  project.provide('keeps', false);
  const configuredUrl = process.env.CONTRACT_BASE_URL;
  if (configuredUrl !== undefined) {
    project.provide('baseUrl', configuredUrl);
    return;
  }
  // Which pages may call is a rule of the server, not of the contract; the fuzz sends odd origins.
  const mock = await startMock({ cors: true });
  project.provide('baseUrl', mock.url);
  return () => mock.close();
}
