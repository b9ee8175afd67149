import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';

/** A release of TypeScript. */
export interface Compiler {
  version: string;
  /**
   * Compiles a project.
   * @param project its tsconfig.json; paths in the output are relative to its folder
   * @param outDir the folder for the compiled files; by default nothing is written
   * @returns the output of the compiler and its exit status
   */
  compile(project: string, outDir?: string): Promise<{ said: string; status: number | null }>;
}

// Only this workspace depends on them, so that no other workspace finds five commands called tsc. It
// has no tests: its commands `tsc` and `node` are not the releases that the repository uses.
const names = [
  'typescript-oldest',
  'typescript-5',
  'typescript',
  'typescript-7',
  'typescript-next',
];

/**
 * The releases of TypeScript that the packages are tested with, oldest first: the first one with
 * `export type *`, the last of 5 and of 6, the current one, and the next one.
 */
export const compilers: Compiler[] = names.map((name) => {
  const folder = path.resolve(import.meta.dirname, '../node_modules', name);
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return {
    version,
    async compile(project, outDir) {
      const output = outDir === undefined ? ['--noEmit'] : ['--outDir', outDir];
      const args = [path.join(folder, 'bin/tsc'), ...output, '--pretty', 'false', '-p', project];
      const { all, exitCode = null } = await execa(process.execPath, args, {
        cwd: path.dirname(project),
        all: true,
        reject: false,
        stripFinalNewline: false,
      });
      return { said: all, status: exitCode };
    },
  };
});
