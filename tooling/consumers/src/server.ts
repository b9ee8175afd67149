import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@countersign/packages/registry';
import { z } from 'zod';

/** A running server. */
export interface Server {
  url: string;
  close(): Promise<void>;
}

/** A package that is a server, and its command as in its README. */
export interface Program {
  name: string;
  command: string;
  words: string[];
}

export const mock: Program = { name: '@countersign/mock', command: 'countersign-mock', words: [] };

export const sandbox: Program = {
  name: '@countersign/sandbox',
  command: 'countersign-sandbox',
  words: ['--memory'],
};

/**
 * Starts an installed server with npx.
 * @param node the Node to use; by default the first of the PATH
 */
export function startByNpx(program: Program, folder: string, node?: string): Promise<Server> {
  return start('npx', ['--no-install', program.command], program, folder, first(node));
}

/** Starts a server from a folder where it is not installed. */
export function startUninstalled(
  program: Program,
  folder: string,
  registry: Registry,
  node?: string,
): Promise<Server> {
  const environment = { ...registry.environment, ...first(node) };
  return start('npx', ['--yes', program.name], program, folder, environment);
}

/** Starts an installed server with a release of Node. */
export function startOn(node: string, program: Program, folder: string): Promise<Server> {
  return start(node, [commandFile(folder, program)], program, folder);
}

/** Puts a Node before all others in the PATH. */
function first(node: string | undefined): Record<string, string> {
  if (node === undefined) return {};
  return { PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}` };
}

const manifestSchema = z.object({ bin: z.record(z.string(), z.string()) });

/** Returns the file of the command of an installed server. */
export function commandFile(folder: string, { name, command }: Program): string {
  const installed = path.join(folder, 'node_modules', name);
  const manifest = readFileSync(path.join(installed, 'package.json'), 'utf8');
  return path.join(installed, manifestSchema.parse(JSON.parse(manifest)).bin[command] ?? '');
}

const onWindows = process.platform === 'win32';

/** Starts a process that keeps running, and waits until it prints its address. */
function start(
  command: string,
  before: string[],
  program: Program,
  cwd: string,
  environment: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(command, [...before, ...program.words, '--port', '0'], {
    cwd,
    // On Windows npx is a script, which only a shell finds.
    shell: onWindows && command === 'npx',
    env: { ...process.env, ...environment },
    // A group of its own, as npx does not always end what it has started.
    detached: !onWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const url = /serves .* at (http:\S+),/.exec(printed)?.[1];
      if (url !== undefined) resolve({ url, close: () => stop(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (status) => {
      reject(new Error(`${program.command} ended with ${status}, without an address:\n${printed}`));
    });
  });
}

/** Ends a process and what it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (onWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGTERM');
  await ended;
}
