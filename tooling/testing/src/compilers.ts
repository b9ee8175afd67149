import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A release of TypeScript. */
export interface Compiler {
  version: string;
  /**
   * Compiles a project.
   * @param project its tsconfig.json; paths in what is said begin where that is
   * @param outDir where what is compiled goes; without it nothing is written
   * @returns what the compiler said, and the status that it ended with
   */
  compile(project: string, outDir?: string): Promise<{ said: string; status: number | null }>;
}

// Only this workspace depends on them, so that no other finds five commands called tsc. It has no
// tests itself: here the commands `tsc` and `node` are not the releases that the repository uses.
const names = [
  'typescript-oldest',
  'typescript-5',
  'typescript',
  'typescript-7',
  'typescript-next',
];

/**
 * Every line of TypeScript that the packages are held against, oldest first: the first that knows
 * `export type *`, the last of 5 and of 6, the present one, and what comes next.
 */
export const compilers: Compiler[] = names.map((name) => {
  const folder = path.resolve(import.meta.dirname, '../node_modules', name);
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return {
    version,
    compile(project, outDir) {
      const output = outDir === undefined ? ['--noEmit'] : ['--outDir', outDir];
      const args = [path.join(folder, 'bin/tsc'), ...output, '--pretty', 'false', '-p', project];
      const child = spawn(process.execPath, args, { cwd: path.dirname(project) });
      let said = '';
      child.stdout.on('data', (chunk) => (said += chunk));
      child.stderr.on('data', (chunk) => (said += chunk));
      return new Promise((resolve) => child.on('close', (status) => resolve({ said, status })));
    },
  };
});
