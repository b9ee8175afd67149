// Processes of a cluster: each is the first of its session, so that it can be ended with its children.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { listen } from '@countersign/testing/listen';

/** The user who runs databases: PostgreSQL refuses root. */
const owner =
  process.getuid?.() === 0 ? { uid: readId('-u'), gid: readId('-g') } : { uid: undefined };

function readId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** A process that runs by itself. */
export interface Running {
  pid: number;
  /** Sends a signal to the process and its children, also those in sessions of their own. */
  signal(name: NodeJS.Signals): void;
}

/**
 * Starts a program as the user of the databases, with its output in a file.
 * @param folder the folder of the file
 */
export function start(folder: string, name: string, program: string, ...args: string[]): Running {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, HOME: folder },
    ...(owner.uid !== undefined && owner),
  });
  closeSync(log);
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} did not start`);
  return { pid, signal: (signal) => signalTree(pid, signal) };
}

/** Returns the owner of the databases' files. */
export function ownerOf(): { uid: number; gid: number } | undefined {
  return owner.uid === undefined ? undefined : owner;
}

/** The children of a process, and theirs. */
export function listTree(pid: number): number[] {
  const all = [pid];
  for (const one of all) {
    let children = '';
    try {
      children = readFileSync(`/proc/${one}/task/${one}/children`, 'utf8');
    } catch {
      // The process has ended in the meantime.
    }
    all.push(...children.split(' ').filter(Boolean).map(Number));
  }
  return all;
}

export function signalTree(pid: number, signal: NodeJS.Signals): void {
  signalAll(listTree(pid), signal);
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const one of pids)
    try {
      process.kill(one, signal);
    } catch {
      // The process has ended in the meantime.
    }
}

/** The children of a PostgreSQL that do some work, such as `walsender`. */
export function findWorkers(pid: number, work: string): number[] {
  return listTree(pid).filter((one) => {
    try {
      return readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(work);
    } catch {
      return false;
    }
  });
}

/** Finds free ports of this machine. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map((server) => listen(server)));
  for (const server of servers) server.close();
  return ports;
}
