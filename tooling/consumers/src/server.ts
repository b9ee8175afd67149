import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@countersign/registry';
import type { Manifest } from '@countersign/tarballs';
import { stop } from './stop.ts';

/** A mock that runs. */
export interface Server {
  url: string;
  close(): Promise<void>;
}

/** Starts the mock that is installed in a folder, by the command that its README names. */
export function startByNpx(folder: string): Promise<Server> {
  return npx(['--no-install', 'countersign-mock'], folder);
}

/** Starts the mock from a folder where it is not installed, by the name of its package. */
export function startUninstalled(folder: string, registry: Registry): Promise<Server> {
  return npx(['--yes', '@countersign/mock'], folder, registry.environment);
}

function npx(words: string[], cwd: string, environment?: Record<string, string>): Promise<Server> {
  // On Windows npx is a script, which only a shell finds.
  const shell = process.platform === 'win32';
  return listening(
    spawn('npx', [...words, '--port', '0'], {
      cwd,
      shell,
      env: { ...process.env, ...environment },
      // A group of its own, as npx does not always end what it has started.
      detached: !shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Starts the same on one release of Node. */
export function startOn(node: string, folder: string): Promise<Server> {
  const installed = path.join(folder, 'node_modules/@countersign/mock');
  const manifest: Manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  const command = manifest.bin?.['countersign-mock'];
  if (command === undefined) throw new Error(`${installed} has no command countersign-mock`);
  return listening(
    spawn(node, [path.join(installed, command), '--port', '0'], {
      cwd: folder,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Waits until a mock tells its address. */
function listening(child: ChildProcess): Promise<Server> {
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
      reject(
        new Error(`countersign-mock ended with ${status} before it told an address:\n${said}`),
      );
    });
  });
}
