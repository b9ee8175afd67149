import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@countersign/packages/registry';
import type { Manifest } from '@countersign/packages';
import { stop } from './stop.ts';

/** A server that runs. */
export interface Server {
  url: string;
  close(): Promise<void>;
}

/** A package of ours that is a server, and how its README says to start it. */
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
 * Starts a server that is installed in a folder, by its command.
 * @param node what it is to run on; if not said, the Node that the shell finds first
 */
export function startByNpx(program: Program, folder: string, node?: string): Promise<Server> {
  return npx(['--no-install', program.command], program, folder, pathTo(node));
}

/** Starts a server from a folder where it is not installed, by the name of its package. */
export function startUninstalled(
  program: Program,
  folder: string,
  registry: Registry,
  node?: string,
): Promise<Server> {
  const environment = { ...registry.environment, ...pathTo(node) };
  return npx(['--yes', program.name], program, folder, environment);
}

/** Has the shell find one Node before all others. */
function pathTo(node: string | undefined): Record<string, string> {
  if (node === undefined) return {};
  const others = process.env['PATH'] ?? '';
  return { PATH: `${path.dirname(node)}${path.delimiter}${others}` };
}

function npx(
  start: string[],
  { words, command }: Program,
  cwd: string,
  environment: Record<string, string>,
): Promise<Server> {
  // On Windows npx is a script, which only a shell finds.
  const shell = process.platform === 'win32';
  const child = spawn('npx', [...start, ...words, '--port', '0'], {
    cwd,
    shell,
    env: { ...process.env, ...environment },
    // A group of its own, as npx does not always end what it has started.
    detached: !shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return listening(child, command);
}

/** Starts the same on one release of Node. */
export function startOn(node: string, program: Program, folder: string): Promise<Server> {
  const child = spawn(node, [commandIn(folder, program), ...program.words, '--port', '0'], {
    cwd: folder,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return listening(child, program.command);
}

/** The file that the command of an installed server is. */
export function commandIn(folder: string, { name, command }: Program): string {
  const installed = path.join(folder, 'node_modules', name);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  const file = manifest.bin?.[command];
  if (file === undefined) throw new Error(`${installed} has no command ${command}`);
  return path.join(installed, file);
}

/** Waits until a server tells its address. */
function listening(child: ChildProcess, command: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /serves .* at (http:\S+),/.exec(said)?.[1];
      if (url !== undefined) resolve({ url, close: () => stop(child) });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (status) => {
      reject(new Error(`${command} ended with ${status} before it told an address:\n${said}`));
    });
  });
}
