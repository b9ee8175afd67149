import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { newDatabase, startPostgres } from '@countersign/testing/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL without its database; undefined where tests run on SQLite. */
    postgres: string | undefined;
    /** The name of a database there with the world of the default seed; databases begin as copies. */
    seeded: string | undefined;
    /** The sentence about the files that run on PostgreSQL. */
    chosen: string;
  }
}

const run = promisify(execFile);
const script = path.join(import.meta.dirname, 'storage/fill-database.ts');

/**
 * Starts one PostgreSQL for all test files of the run, with the world that `world-of-run.ts` has
 * created.
 */
export default async function setup(project: TestProject) {
  const { vitest } = project;
  const given = project.getProvidedContext();
  // Another project of this run was first.
  if (given.seeded !== undefined) return undefined;
  vitest.logger.log(given.chosen);
  const { url, stop } = await startPostgres();
  async function fill(): Promise<void> {
    const seeded = await newDatabase(url);
    await run(process.execPath, [script, seeded, given.world]);
    vitest.provide('seeded', path.basename(seeded));
  }
  await fill();
  vitest.onTestsRerun(fill);
  vitest.provide('postgres', url);
  return stop;
}
