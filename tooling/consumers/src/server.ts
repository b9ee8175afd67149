import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A running server, which ends when it is disposed. */
export interface Server extends AsyncDisposable {
  url: string;
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

/** Options for starting a server. */
interface Start {
  /** Its working directory. */
  folder: string;
  /** The Node that npx uses; by default the first of the PATH. */
  node?: string;
  environment?: Record<string, string>;
}

/** Starts an installed server with npx. */
export function startByNpx(program: Program, start: Start): Promise<Server> {
  return startServer('npx', ['--no-install', program.command], program, start);
}

/** Starts a server with npx from a folder in which it is not installed. */
export function startUninstalled(program: Program, start: Start): Promise<Server> {
  return startServer('npx', ['--yes', program.name], program, start);
}

/** Starts an installed server with a release of Node. */
export function startOn(node: string, program: Program, folder: string): Promise<Server> {
  return startServer(node, [commandFile(folder, program)], program, { folder });
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
async function startServer(
  file: string,
  before: string[],
  { command, words }: Program,
  { folder, node, environment }: Start,
): Promise<Server> {
  const PATH = [node && path.dirname(node), process.env['PATH']].filter(Boolean);
  const child = spawn(file, [...before, ...words, '--port', '0'], {
    cwd: folder,
    // On Windows npx is a script, which only a shell finds.
    shell: onWindows && file === 'npx',
    env: { ...process.env, ...environment, PATH: PATH.join(path.delimiter) },
    // A process group of its own, as npx does not always end its children.
    detached: !onWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /serves .* at (http:\S+),/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(
      ([status]) =>
        reject(new Error(`${command} ended with ${status}, without an address:\n${printed}`)),
      reject,
    );
  });
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (onWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { url, [Symbol.asyncDispose]: stop };
}
