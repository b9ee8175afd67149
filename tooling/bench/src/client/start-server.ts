import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Running {
  /** Where its operations are. */
  baseUrl: string;
  close: () => void;
}

/** Starts the server of `server.ts`. It does not keep this process alive, and ends with it. */
export async function startServer(): Promise<Running> {
  const server = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout.setEncoding('utf8'), 'data');
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
  return {
    baseUrl: `http://127.0.0.1:${String(port).trim()}/restapi`,
    close: () => child.stdin.end(),
  };
}
