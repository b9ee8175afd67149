import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importTime } from '@countersign/packages/budgets';
import { buildSync } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
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
    // As JavaScript, so that the time does not include Node's work on TypeScript.
    const options = { bundle: true, packages: 'external', format: 'esm' } as const;
    buildSync({ ...options, entryPoints: [`${folder}${name}.ts`], outfile });
    return () => importTime([pathToFileURL(outfile).href]);
  };
  return { subject: prepare(subject), reference: prepare('openapi-fetch') };
}

/** Which TypeScript checks a program, and whether it also checks the declarations of packages. */
export interface Checking {
  /** A package of this workspace: 7 is the native compiler, `typescript` the last version before it. */
  compiler: 'typescript' | 'typescript-7';
  skipLibCheck: boolean;
}

/** Checks a program, and the one with openapi-fetch over the types of openapi-typescript. */
export async function compareChecks(
  stage: Stage,
  subject: Program,
  { compiler, skipLibCheck }: Checking,
): Promise<Pair> {
  const scratch = stage.folder(workspacePrefix);
  const bundle = new URL(import.meta.resolve('@countersign/specs/esign-v2.1.json'));
  const types = path.join(scratch, 'types.d.ts');
  writeFileSync(types, astToString(await openapiTS(readFileSync(bundle, 'utf8'))));
  const manifest = createRequire(import.meta.url).resolve(`${compiler}/package.json`);
  const tsc = path.resolve(manifest, '../bin/tsc');

  /** Writes a project of one program, and returns what checks it, in milliseconds. */
  const prepare = (name: Program, paths: Record<string, string[]> = {}) => {
    const config = path.join(scratch, `${name}.json`);
    const target = { target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'] };
    const modules = { module: 'nodenext', allowImportingTsExtensions: true, types: [] };
    const compilerOptions = {
      ...target,
      ...modules,
      strict: true,
      noEmit: true,
      skipLibCheck,
      paths,
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${folder}${name}.ts`] }));
    return () => {
      const before = performance.now();
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config]);
      const time = performance.now() - before;
      if (status !== 0)
        throw new Error(`${name} does not compile with ${compiler}:\n${String(stdout)}`);
      return time;
    };
  };
  const paths = { '@countersign/types/esign-v2.1/openapi': [types] };
  return { subject: prepare(subject), reference: prepare('openapi-fetch', paths) };
}
