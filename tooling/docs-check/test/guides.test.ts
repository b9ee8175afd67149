// What the guides show beside TypeScript: programs with the official client, and commands.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createClient } from '@countersign/client';
import { esignV21 } from '@countersign/client/esign-v2.1/objects';
import { startMock, type RunningMock } from '@countersign/mock';
import { startSandbox } from '@countersign/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, examplesOf, guides } from './documents.ts';
import { run, scratchFolder } from './run.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const programs = guides.flatMap((guide) =>
  examplesOf(guide, 'js').map((example, index) => ({ file: guide.file, ...example, index })),
);

describe.each(programs)('the program $index in $file', ({ code, output, file, index }) => {
  it('prints what is shown', async () => {
    const script = path.join(folder, `${path.basename(file)}-${index}.mjs`);
    writeFileSync(script, code);
    const outcome = await run(process.execPath, [script], folder);
    expect(outcome).toEqual({ stdout: output, stderr: '', status: 0 });
  });
});

// Calls of the server; other commands, such as those that install, are not run. Those that carry a
// token of the seed are for the sandbox, others for the mock.
const address = 'http://127.0.0.1:4010';
const sessions = guides
  .map((guide) => ({
    file: guide.file,
    commands: examplesOf(guide, 'sh').filter(({ code }) => /\bcurl\b/.test(code)),
  }))
  .filter(({ commands }) => commands.length > 0);

describe.each(sessions)('the commands in $file', ({ commands }) => {
  let server: RunningMock;
  beforeAll(async () => {
    const isForSandbox = commands.some(({ code }) => code.includes('Bearer sandbox'));
    server = await (isForSandbox ? startSandbox() : startMock());
  });
  afterAll(() => server.close());

  it('print what is shown, one after the other in one shell', async () => {
    const script = commands
      .map(({ code }) => code)
      .join("printf '\\036'\n")
      .replaceAll(address, server.url);
    const outcome = await run('bash', ['--norc', '-euo', 'pipefail', '-c', script], folder);
    const printed = outcome.stdout.replaceAll(server.url, address).split('\u001E');
    // Where an answer does not end its last line, the shell goes on in it.
    expect({ ...outcome, stdout: printed.map((text) => text.trimEnd()) }).toEqual({
      stdout: commands.map(({ output = '' }) => output.trimEnd()),
      stderr: '',
      status: 0,
    });
  });
});

/** The methods that are named, in the running text and in tables, as those of a given object. */
const methodsOf = (name: string): string[] =>
  guides
    .flatMap(codeOf)
    .flatMap((code) => [...code.matchAll(new RegExp(`\\b${name}\\.([\\w.]+)\\(`, 'g'))])
    .map(([, method = '']) => method);

it('names methods of this client that are there', () => {
  const esign = esignV21(createClient({ baseUrl: 'https://mock.example' }));
  const named = methodsOf('esign');
  expect(named).not.toEqual([]);
  for (const method of named) expect(esign).toHaveProperty(method, expect.any(Function));
});

it('names methods of the official client that are there', () => {
  const { EnvelopesApi } = createRequire(import.meta.url)('docusign-esign');
  const named = methodsOf('api');
  expect(named).not.toEqual([]);
  for (const method of named)
    expect(new EnvelopesApi()).toHaveProperty(method, expect.any(Function));
});

it('finds programs and commands at all', () => {
  expect(programs).not.toEqual([]);
  expect(sessions).not.toEqual([]);
});
