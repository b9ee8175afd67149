import { startPostgres } from '@countersign/testing/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL without its database; undefined where tests run on SQLite. */
    postgres: string | undefined;
  }
}

/** One PostgreSQL for all test files of the run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  return stop;
}
