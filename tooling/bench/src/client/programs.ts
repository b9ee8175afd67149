import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importTime } from '@countersign/packages/budgets';
import { buildSync } from 'esbuild';
import type { Pair } from '../measure/in-turn.ts';
import { workspacePrefix, type Stage } from '../stage.ts';

/** A program that sends one envelope, the same with each client. */
export type Program =
  | 'ours-by-area'
  | 'ours-by-resource'
  | 'openapi-fetch'
  | 'official'
  | 'official-one-class';

/** The folder of the programs. */
export const folder = fileURLToPath(new URL('consumers/', import.meta.url));

export function readProgram(name: Program): string {
  return readFileSync(`${folder}${name}.ts`, 'utf8');
}

/** Imports a program and the one with openapi-fetch, each in a new process. */
export function compareImports(stage: Stage, subject: Program): Pair {
  const scratch = stage.folder(workspacePrefix);
  const prepare = (name: Program) => {
    const outfile = path.join(scratch, `${name}.mjs`);
    // Bundled as JavaScript, so that the time does not include Node's work on TypeScript.
    const options = { bundle: true, packages: 'external', format: 'esm' } as const;
    buildSync({ ...options, entryPoints: [`${folder}${name}.ts`], outfile });
    return () => importTime([pathToFileURL(outfile).href]);
  };
  return { subject: prepare(subject), reference: prepare('openapi-fetch') };
}

/** A package of this workspace: 7 is the native compiler, `typescript` the last version before it. */
export type Compiler = 'typescript' | 'typescript-7';

/** Checks a program, and the one with openapi-fetch over the types of openapi-typescript. */
export async function compareChecks(
  stage: Stage,
  subject: Program,
  compiler: Compiler,
  { skipLibCheck }: { skipLibCheck: boolean },
): Promise<Pair> {
  const scratch = stage.folder(workspacePrefix);
  const types = path.join(scratch, 'types.d.ts');
  await writeOpenapiTypes(types);
  const manifest = createRequire(import.meta.url).resolve(`${compiler}/package.json`);
  const tsc = path.resolve(manifest, '../bin/tsc');

  /**
   * Writes a project of one program, and returns a function that measures its check in
   * milliseconds.
   */
  const prepare = (name: Program, paths: Record<string, string[]> = {}) => {
    const config = path.join(scratch, `${name}.json`);
    const project = {
      extends: `${folder}check.json`,
      compilerOptions: { skipLibCheck, paths },
      files: [`${folder}${name}.ts`],
    };
    writeFileSync(config, JSON.stringify(project));
    return () => {
      const before = performance.now();
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config]);
      const time = performance.now() - before;
      if (status === 0) return time;
      throw new Error(`${name} does not compile with ${compiler}:\n${String(stdout)}`);
    };
  };
  const paths = { '@countersign/types/esign-v2.1/openapi': [types] };
  return { subject: prepare(subject), reference: prepare('openapi-fetch', paths) };
}

async function writeOpenapiTypes(file: string): Promise<void> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const bundle = new URL(import.meta.resolve('@countersign/specs/esign-v2.1.json'));
  writeFileSync(file, astToString(await openapiTS(readFileSync(bundle, 'utf8'))));
}
