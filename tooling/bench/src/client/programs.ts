import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importTime } from '@countersign/packages/budgets';
import { transform } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
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

/** Imports two programs, each in a new process. */
export async function compareImports(
  stage: Stage,
  subject: Program,
  reference: Program,
): Promise<Pair> {
  const scratch = stage.folder(workspacePrefix);
  const write = async (name: Program) => {
    // As JavaScript, so that the time does not include Node's work on TypeScript.
    const { code } = await transform(readProgram(name), { loader: 'ts', format: 'esm' });
    const file = path.join(scratch, `${name}.mjs`);
    writeFileSync(file, code);
    return () => importTime([pathToFileURL(file).href]);
  };
  return { subject: await write(subject), reference: await write(reference) };
}

/** Which TypeScript checks a program, and whether it also checks the declarations of packages. */
export interface Checking {
  /** A package of this workspace: 7 is the native compiler, `typescript` the last version before it. */
  compiler: 'typescript' | 'typescript-7';
  skipLibCheck: boolean;
}

const bundle = new URL(import.meta.resolve('@countersign/specs/esign-v2.1.json'));
/** Where the program with openapi-fetch imports its types from. */
const typesOfReference = '@countersign/types/esign-v2.1/openapi';

/** Checks our program, and the one with openapi-fetch over the types that openapi-typescript makes. */
export async function compareChecks(
  stage: Stage,
  subject: Program,
  checking: Checking,
): Promise<Pair> {
  const scratch = stage.folder(workspacePrefix);
  const stock = path.join(scratch, 'stock.d.ts');
  writeFileSync(stock, astToString(await openapiTS(readFileSync(bundle, 'utf8'))));
  return {
    subject: prepareCheck(scratch, subject, checking),
    reference: prepareCheck(scratch, 'openapi-fetch', checking, { [typesOfReference]: [stock] }),
  };
}

/** Writes a project of one program, and returns what checks it, in milliseconds. */
function prepareCheck(
  scratch: string,
  name: Program,
  { compiler, skipLibCheck }: Checking,
  paths: Record<string, string[]> = {},
): () => number {
  const config = path.join(scratch, `${name}.json`);
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck,
    paths,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${folder}${name}.ts`] }));
  const args = [compilerFile(compiler), '-p', config];
  return () => {
    const before = performance.now();
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const time = performance.now() - before;
    if (status !== 0) throw new Error(`${name} does not compile with ${compiler}:\n${stdout}`);
    return time;
  };
}

function compilerFile(name: Checking['compiler']): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = z
    .object({ bin: z.object({ tsc: z.string() }) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return path.join(path.dirname(manifest), bin.tsc);
}
