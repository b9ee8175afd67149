import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const cli = path.resolve(import.meta.dirname, '../../../dist/cli.js');

/** The sandbox as a process of its own. */
export interface Server {
  url: string;
  /** Kills it without notice, as a power cut would. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Ends it as an update would: it is asked to stop, and finishes its work first. */
  end(): Promise<void>;
}

/** Starts the command that people start, and waits until it listens. */
export function startServer(...args: string[]): Promise<Server> {
  return startServerIn({}, ...args);
}

/** Starts the server with more in its environment. */
export async function startServerIn(
  env: Record<string, string>,
  ...args: string[]
): Promise<Server> {
  const child = spawn(process.execPath, [cli, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: await readAddress(child, ended),
    signal: (name) => void child.kill(name),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readAddress(child: ChildProcess, ended: Promise<void>): Promise<string> {
  let output = '';
  const address = new Promise<string>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const [found] = /http:\/\/[\d.]+:\d+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const gone = ended.then((): never => {
    throw new Error(`the server ended before it listened; it said ${output}`);
  });
  return Promise.race([address, gone]);
}
