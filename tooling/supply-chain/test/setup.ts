import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeRepository } from './fixture.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A repository that is installed. Tests change copies of it. */
    repository: string;
  }
}

/** Installs one repository for all tests, and takes away what they made of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const repository = await makeRepository();
  project.provide('repository', repository);
  return () => rmSync(path.dirname(repository), { recursive: true });
}
