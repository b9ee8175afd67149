import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import type { FreshPair } from '../suite.ts';
import { consumerCode, type Consumer } from './consumers.ts';
import { makeScratch } from './scratch.ts';

const child = fileURLToPath(new URL('import-child.ts', import.meta.url));

/** Two programs to import, each in a process that has just begun. */
export async function prepareImports(subject: Consumer, reference: Consumer): Promise<FreshPair> {
  const { folder, remove } = makeScratch();
  const write = async (name: Consumer) => {
    // As JavaScript, or what is measured would have Node's work on TypeScript in it.
    const { code } = await transform(consumerCode(name), { loader: 'ts', format: 'esm' });
    const file = path.join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    return () => timeOf(file);
  };
  return { subject: await write(subject), reference: await write(reference), close: remove };
}

/** The milliseconds that a new process takes for the import of a file. */
function timeOf(file: string): number {
  const words = [child, pathToFileURL(file).href];
  return Number(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}
