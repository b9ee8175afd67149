import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ask, type Asked } from './ask.ts';
import { compiled } from './compiled.ts';
import type { Command } from './servers.ts';

/** A server in a process of its own. */
export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  pid: number;
  /** From the start of the process to its first answer, in milliseconds. */
  started: number;
  /** Ends it at once. */
  close: () => void;
}

/**
 * Starts a server and waits for its first answer. It ends with this process at the latest.
 * @param first what it is asked first
 * @param status what it has to answer
 * @throws where it ends before it says its address, or answers something else
 */
export async function startServer(
  [file, ...words]: Command,
  first: Asked,
  status: number,
): Promise<Server> {
  const program = compiled(file);
  const before = performance.now();
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => void child.kill('SIGKILL');
  process.once('exit', close);
  child.once('exit', () => process.off('exit', close));
  try {
    const url = await addressOf(child, child.stdout);
    const answer = await ask(url, first);
    const started = performance.now() - before;
    if (answer.status !== status)
      throw new Error(`${first.method} ${first.url} gives ${answer.status}, not ${status}`);
    return { url, pid: child.pid ?? 0, started, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The first address that it prints. What it prints later is read and thrown away. */
async function addressOf(child: ChildProcess, output: Readable): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code} before it listened`);
  });
  const printed = new Promise<string>((resolve) => {
    let text = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
      if (address !== undefined) {
        output.removeAllListeners('data').resume();
        resolve(address);
      }
    });
  });
  return Promise.race([printed, ended]);
}
