import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Stage } from '../stage.ts';
import { request, type Request } from './request.ts';

/** A server in a process of its own. */
export interface Server {
  /** Scheme, host and port, without a trailing slash. */
  url: string;
  /** All addresses, where several processes are one server. */
  urls: readonly string[];
  pid: number;
  /** The milliseconds from the start of the process to its first response. */
  started: number;
  /** The milliseconds of that response, which was asked for as soon as the process said it listens. */
  first: number;
}

/** A program for Node with its arguments. It prints its address once it listens. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * Starts a server, which ends with the stage, and waits for its first response.
 * @throws if it ends before it listens, or its response is not the expected one
 */
export async function startServer(
  stage: Stage,
  [program, ...args]: Command,
  first: Request,
): Promise<Server> {
  const before = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit');
  stage.defer(async () => {
    kill();
    await exited;
    process.off('exit', kill);
  });
  const url = await readAddress(child.stdout);
  if (url === undefined) {
    const [code] = await exited;
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code} before it listened`);
  }
  const asked = performance.now();
  await request(url, first);
  const now = performance.now();
  return { url, urls: [url], pid: child.pid ?? 0, started: now - before, first: now - asked };
}

/** The first address that is printed; undefined if the output ends without one. */
async function readAddress(output: Readable): Promise<string | undefined> {
  const lines = createInterface(output);
  try {
    for await (const line of lines) {
      const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (address !== undefined) return address;
    }
    return undefined;
  } finally {
    // Later output is discarded.
    lines.close();
    output.resume();
  }
}

/** The file of a program in `src/programs`. */
export function programFile(name: string): string {
  return fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));
}
