import { execa } from 'execa';

/** The outcome of a command. */
export interface Ran {
  /** Its exit status; `null` if a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Options of a command. */
export interface RunOptions {
  /** Its working directory. */
  folder: string;
  /** Variables in addition to those of this process; `undefined` removes one. */
  environment?: Record<string, string | undefined>;
}

/** Runs a command and returns its output. */
export async function run(
  command: string,
  args: string[],
  { folder, environment = {} }: RunOptions,
): Promise<Ran> {
  const result = await execa(command, args, {
    cwd: folder,
    env: environment,
    reject: false,
    stdin: 'ignore',
    stripFinalNewline: false,
  });
  // It did not even start.
  if (result.exitCode === undefined && result.signal === undefined) throw result;
  return { status: result.exitCode ?? null, stdout: result.stdout, stderr: result.stderr };
}

/**
 * Runs a command and returns its stdout.
 * @throws with the command and its output if it fails
 */
export async function mustRun(
  command: string,
  args: string[],
  options: RunOptions,
): Promise<string> {
  const { status, stdout, stderr } = await run(command, args, options);
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}
