import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with the world of the default seed, planted when the run began. */
    world: string;
  }
}

const run = promisify(execFile);

/**
 * Plants the default seed from YAML once for all test files, as the build does. The program is a new
 * process each time, so that neither a run nor one of `--watch` has the world of older sources.
 */
export default async function setup(project: TestProject) {
  // Another project of this run was first.
  if ('world' in project.getProvidedContext()) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-world-'));
  const world = path.join(folder, 'world.json');
  const script = path.resolve(import.meta.dirname, '../scripts/compile-seed.ts');
  const plant = async () => void (await run(process.execPath, [script, world]));
  await plant();
  project.vitest.onTestsRerun(plant);
  project.vitest.provide('world', world);
  return () => rm(folder, { recursive: true, force: true });
}
