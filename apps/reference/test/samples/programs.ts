import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilers } from '@countersign/testing/compilers';

/** The output of a sample, and its error; an empty error means success. */
export interface Outcome {
  output: string;
  failure: string;
}

/** Runs the TypeScript samples in their folders, in one process. */
export async function runModules(folders: readonly string[]): Promise<Outcome[]> {
  const runner = path.join(import.meta.dirname, 'run-modules.ts');
  // Passed by standard input: Windows limits the length of a command.
  const input = folders.join('\n');
  const { stdout, stderr } = await run(process.execPath, [runner], import.meta.dirname, input);
  const [outputs, failures] = [splitSections(stdout), splitSections(stderr)];
  return folders.map((folder) => ({
    output: outputs.get(folder) ?? '',
    // An error that keeps the process from starting at all has no mark.
    failure: failures.get(folder) ?? failures.get('') ?? '',
  }));
}

/** Runs the samples for the shell in their folders, a few at a time. */
export async function runScripts(folders: readonly string[]): Promise<Outcome[]> {
  const { failure } = await run('curl', ['--version'], import.meta.dirname);
  if (failure !== '')
    throw new Error(`The samples for curl are run with curl, which does not start: ${failure}`);
  const outcomes: Outcome[] = [];
  const waiting = folders.entries();
  const work = async (): Promise<void> => {
    for (const [at, folder] of waiting) {
      const done = await run('sh', ['sample.sh'], folder);
      outcomes[at] = { output: done.stdout, failure: done.failure };
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return outcomes;
}

/**
 * Compiles the TypeScript samples below a folder, and returns the errors; empty if there are none.
 */
export async function compile(scratch: string): Promise<string> {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
  };
  const config = path.join(scratch, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*/sample.ts'] }));
  // TypeDoc needs an older release, which takes three times as long.
  const current = compilers.findLast(({ version }) => !version.includes('-'));
  if (current === undefined) throw new Error('There is no compiler.');
  const { said, status } = await current.compile(config);
  return status === 0 ? said : `${said}\nThe compiler ended with ${status}.`;
}

interface Ended {
  stdout: string;
  stderr: string;
  /** The reason why it failed. */
  failure: string;
}

function run(file: string, words: readonly string[], cwd: string, input = ''): Promise<Ended> {
  // The mock is on this machine, so no proxy is used.
  const options = { cwd, env: { ...process.env, no_proxy: '*' }, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    const child = execFile(file, words, options, (error, stdout, stderr) => {
      resolve({ stdout, stderr, failure: error === null ? '' : error.message });
    });
    child.stdin?.end(input);
  });
}

/**
 * Splits a text into the sections after each mark, by the mark's name; the text before the first
 * mark has an empty name.
 */
function splitSections(text: string): ReadonlyMap<string, string> {
  const [start = '', ...marked] = text.split('\u001E');
  const sections = marked.map((section): [string, string] => {
    const [mark = '', said = ''] = section.split('\u001F');
    return [mark, said];
  });
  return new Map(start === '' ? sections : [['', start], ...sections]);
}
