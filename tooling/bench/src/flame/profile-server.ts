import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from '../server/request.ts';
import { startServer, type Command, type Server } from '../server/start.ts';
import type { Stage } from '../stage.ts';
import type { Recorded } from './recorder.ts';

/** A server whose time can be recorded. */
export interface ProfiledServer {
  server: Server;
  /** Records the time of the server while some work is done. */
  record(work: () => Promise<void>): Promise<Recorded>;
}

/** The milliseconds after which the server has received a signal for certain. */
const patience = 300;

/**
 * Starts a server whose time can be recorded once, and sends it a first request.
 * @throws on Windows, which has no signal for it
 */
export async function profileServer(
  stage: Stage,
  command: Command,
  first: Request,
): Promise<ProfiledServer> {
  if (process.platform === 'win32')
    throw new Error('A flame graph needs a signal that Windows lacks. Draw it on Linux or macOS.');
  const file = path.join(stage.folder(), 'profile.json');
  const recorder = new URL('recorder.ts', import.meta.url);
  recorder.searchParams.set('file', file);
  const server = await startServer(stage, ['--import', recorder.href, ...command], first);
  return {
    server,
    async record(work) {
      process.kill(server.pid, 'SIGUSR2');
      await pause(patience);
      await work();
      process.kill(server.pid, 'SIGUSR2');
      while (!existsSync(file)) await pause(patience);
      const recorded: Recorded = JSON.parse(readFileSync(file, 'utf8'));
      return recorded;
    },
  };
}
