import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
import type { FreshPair } from '../suite.ts';
import { consumerFile, type Consumer } from './consumers.ts';
import { makeScratch } from './scratch.ts';

/** Which TypeScript checks, and whether it also checks the declarations of packages. */
export interface Checking {
  /** A package of this workspace: 7 is the native compiler, `typescript` the last that is not. */
  compiler: 'typescript' | 'typescript-7';
  skipLibCheck: boolean;
}

const require = createRequire(import.meta.url);
const bundle = new URL('../../../../specs/dist/esign-v2.1.json', import.meta.url);
/** Where the program with openapi-fetch says that its types are. */
const typesOfReference = '@countersign/types/esign-v2.1/openapi';

/** Our program, and that with openapi-fetch over what openapi-typescript makes of the same contract. */
export async function prepareChecks(subject: Consumer, checking: Checking): Promise<FreshPair> {
  const { folder, remove } = makeScratch();
  const stock = path.join(folder, 'stock.d.ts');
  writeFileSync(stock, astToString(await openapiTS(readFileSync(bundle, 'utf8'))));
  return {
    subject: project(folder, subject, checking),
    reference: project(folder, 'openapi-fetch', checking, { [typesOfReference]: [stock] }),
    close: remove,
  };
}

/** Writes a project of one program, and gives what checks it. */
function project(
  folder: string,
  name: Consumer,
  { compiler, skipLibCheck }: Checking,
  paths: Record<string, string[]> = {},
): () => number {
  const config = path.join(folder, `${name}.json`);
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
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [consumerFile(name)] }));
  const tsc = compilerAt(compiler);
  return () => {
    const before = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], {
      encoding: 'utf8',
    });
    const time = performance.now() - before;
    if (status !== 0) throw new Error(`${name} does not compile with ${compiler}:\n${stdout}`);
    return time;
  };
}

function compilerAt(name: Checking['compiler']): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = z
    .object({ bin: z.object({ tsc: z.string() }) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return path.join(path.dirname(manifest), bin.tsc);
}
