import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { mustRun } from '@countersign/packages';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Consumer } from '../consumer.ts';
import { mock, sandbox, startByNpx } from '../server.ts';
import type { Site } from '../site.ts';

const folder = path.resolve(import.meta.dirname, '../../../../packages/sandbox');
const actionSchema = z.object({
  runs: z.object({ steps: z.tuple([z.object({ run: z.string() })]) }),
});
const wordsSchema = z.array(z.string());

export const hostConsumers: Consumer[] = [
  {
    name: 'the action for GitHub',
    on: 'Bash',
    also: 'its step starts the sandbox, and says where',
    turn: { place: 0, among: 2 },
    async run(site) {
      const { runs } = actionSchema.parse(parse(read('action/action.yml')));
      const own = await site.folder('action');
      const output = path.join(own, 'output');
      const port = await findPort();
      // A group of its own, to which the server that it leaves behind belongs.
      const step = spawn('bash', ['-eo', 'pipefail', '-c', runs.steps[0].run], {
        cwd: own,
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          ...site.registry.installEnvironment,
          // That of the action.
          VERSION: '',
          GITHUB_ACTION_PATH: path.join(folder, 'action'),
          PORT: String(port),
          OPTIONS: '--warnings refuse',
          RUNNER_TEMP: own,
          GITHUB_OUTPUT: output,
        },
      });
      try {
        const [status]: unknown[] = await once(step, 'exit');
        if (status !== 0) {
          const log = readFileSync(path.join(own, 'countersign.log'), 'utf8');
          throw new Error(`the step ended with ${String(status)}:\n${log}`);
        }
        const url = /^url=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1];
        const { status: health } = await fetch(`${url}/healthz`);
        if (health !== 200) throw new Error(`the sandbox at ${url} is not well: ${health}`);
      } finally {
        endGroup(step.pid);
      }
    },
  },
  {
    name: 'the container files',
    on: 'no container',
    also: 'their entry points and checks of health; that of the sandbox with its data elsewhere',
    async run(site: Site) {
      const data = await site.folder('container');
      const file = ['--data', path.join(data, 'sandbox.db')];
      for (const [program, installed, text, words] of [
        [sandbox, site.sandbox, read('container/Containerfile'), file],
        [mock, site.server, readFileSync(path.join(folder, '../mock/Dockerfile'), 'utf8'), []],
      ] as const) {
        const [command, ...before] = wordsSchema.parse(
          JSON.parse(/^ENTRYPOINT (.*)$/m.exec(text)?.[1] ?? '[]'),
        );
        if (command !== program.command) throw new Error(`the entry point is ${command}`);
        const started = { ...program, words: [...before, ...words] };
        await using server = await startByNpx(started, { folder: installed });
        const code = /^\s+CMD node -e "(.*)"$/m.exec(text)?.[1] ?? 'process.exit(1)';
        const { port } = new URL(server.url);
        await mustRun(process.execPath, ['-e', code.replace('4010', port)], { folder: data });
      }
    },
  },
];

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

/** Ends a process with those that it has started, if any of them still runs. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // All have ended.
  }
}

/** Finds a free port. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  return port;
}
