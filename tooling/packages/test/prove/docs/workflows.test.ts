// The workflow in the guide on CI: its steps with the mock work.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root, run } from '@countersign/packages';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWorkflowErrors } from '../../repository/workflow-errors.ts';
import { findExamples, guides } from '../../repository/documents.ts';
import { environment, exampleFolder } from './run.ts';

const folder = exampleFolder();

const [workflow] = guides.flatMap((guide) =>
  findExamples(guide, 'yaml').map(({ code }) => ({
    code,
    // The configuration of the mock.
    config: findExamples(guide, 'json')[0]?.code ?? '{}',
  })),
);

it('is valid, starts the mock, waits for it and calls it', async () => {
  if (workflow === undefined) throw new Error('no guide has a workflow');
  expect(await findWorkflowErrors(workflow.code)).toEqual([]);
  const { jobs }: { jobs: Record<string, { steps: { run?: string }[] }> } = parse(workflow.code);
  const port = await findFreePort();
  const mock = path.join(root, 'packages/mock/dist/cli.js');
  const commands = Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run: command }) => command ?? []))
    .filter((command) => /countersign-mock|4010/.test(command))
    .map((command) => command.replace('npx countersign-mock', `node '${mock}'`));
  expect(commands.length).toBeGreaterThan(1);
  writeFileSync(path.join(folder, 'countersign.config.json'), workflow.config);
  const script = commands.join('\n').replaceAll('4010', port);
  // In a group of its own, since the mock outlives the shell, as it does in CI.
  const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, ...environment(folder), PORT: port },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const outcome = Promise.all([text(shell.stdout), once(shell, 'exit')]);
  const [printed, [status]] = await outcome.finally(() => endMock(shell.pid, port));
  expect(printed).toContain('"status":"ok"');
  expect(status).toBe(0);
});

/** Ends the mock: by its group, or on Windows, which has no groups, by its port. */
async function endMock(group: number | undefined, port: string): Promise<void> {
  if (process.platform !== 'win32') {
    if (group !== undefined) process.kill(-group);
    return;
  }
  const owner = `(Get-NetTCPConnection -State Listen -LocalPort ${port}).OwningProcess`;
  const args = ['-NoProfile', '-Command', `Stop-Process -Force -Id ${owner}`];
  await run('powershell', args, { folder });
}

/**
 * Finds a free port. The kernel assigns no port this low to other programs, so that it stays free
 * until it is used.
 */
async function findFreePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return String(port);
  }
}
