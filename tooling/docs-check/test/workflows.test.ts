// The workflows in the guides: the host's own parser takes them, and what they do with the mock works.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplesOf, guides } from './documents.ts';
import { endServer } from './end-server.ts';
import { environment, scratchFolder } from './run.ts';
import { faultsOf } from './workflow-faults.ts';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

const { folder, remove } = scratchFolder();
afterAll(remove);

const workflows = guides.flatMap((guide) =>
  examplesOf(guide, 'yaml').map(({ code }) => ({
    file: guide.file,
    code,
    // What the mock is told by a file.
    config: examplesOf(guide, 'json')[0]?.code,
  })),
);

it('finds one at all', () => {
  expect(workflows).not.toEqual([]);
});

describe.each(workflows)('the workflow in $file', ({ code, config = '{}' }) => {
  it('is one', async () => {
    expect(await faultsOf(code)).toEqual([]);
  });

  it('starts the mock, waits for it and reads from it', async () => {
    const workflow: Workflow = parse(code);
    const port = await freePort();
    const commands = Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
      .filter((command) => /countersign-mock|4010/.test(command));
    expect(commands.length).toBeGreaterThan(1);
    writeFileSync(path.join(folder, 'countersign.config.json'), config);
    // In a group of its own, since the mock outlives the shell, as it does there.
    const shell = spawn(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', commands.join('\n').replaceAll('4010', port)],
      {
        cwd: folder,
        env: { ...environment(folder), PORT: port },
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      },
    );
    const [printed, [status]] = await Promise.all([
      text(shell.stdout),
      once(shell, 'exit'),
    ]).finally(() => endServer(shell.pid, port));
    expect({ printed, status }).toEqual({
      printed: expect.stringContaining('"status":"ok"'),
      status: 0,
    });
  });
});

/** A port that nobody has, as far as one can know: the workflow has to be told one. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return String(address.port);
}
