import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** How a command went. */
export interface Ran {
  /** Its exit status; `null` where it was ended by a signal. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Where a command runs. */
export interface RunOptions {
  folder: string;
  /** Variables beside those of this process; `undefined` takes one away. */
  environment?: Record<string, string | undefined>;
}

/** Runs a command and keeps what it prints. */
export function run(command: string, words: string[], options: RunOptions): Promise<Ran> {
  const [program = command, ...before] = programOf(command);
  const child = spawn(program, [...before, ...words], {
    cwd: options.folder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/**
 * Runs a command that has to succeed.
 * @returns what it printed to stdout
 * @throws with the command and all that it printed
 */
export async function mustRun(
  command: string,
  words: string[],
  options: RunOptions,
): Promise<string> {
  const { status, stdout, stderr } = await run(command, words, options);
  if (status === 0) return stdout;
  throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

/**
 * What comes with npm is a script on Windows, which only a shell finds; a shell would read what
 * stands in the words. So the Node beside it runs what the script runs.
 */
function programOf(command: string): string[] {
  if (process.platform !== 'win32' || !['npm', 'npx'].includes(command)) return [command];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const script = path.join('node_modules/npm/bin', `${command}-cli.js`);
  const folder = folders.find((one) => existsSync(path.join(one, script)));
  if (folder === undefined) throw new Error(`no folder of PATH has ${command}`);
  return [path.join(folder, 'node.exe'), path.join(folder, script)];
}
