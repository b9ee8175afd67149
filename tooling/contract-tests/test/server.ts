import { startMock } from '@countersign/mock';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server under test; undefined if the tests start one. */
    baseUrl?: string;
    /** True if the server keeps state. */
    keeps: boolean;
  }
}

/** Provides the server under test: the one at CONTRACT_BASE_URL, by default a new mock. */
export default async function setup(project: TestProject) {
  project.provide('keeps', false);
  const configuredUrl = process.env.CONTRACT_BASE_URL;
  if (configuredUrl !== undefined) {
    project.provide('baseUrl', configuredUrl);
    return;
  }
  // The contract does not say which origins may call, and fuzzing sends odd ones.
  const mock = await startMock({ cors: true });
  project.provide('baseUrl', mock.url);
  return () => mock.close();
}
