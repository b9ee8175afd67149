import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, publishedPackages } from '@countersign/packages';
import { ReleaseError } from './release-error.ts';
import type { Stage } from './stage.ts';

/**
 * Installs the packages as anybody would, and runs a program with them.
 * @returns what it printed
 */
export async function use(stage: Stage, version: string): Promise<string> {
  const names = publishedPackages(stage.repository).map(({ name }) => `${name}@${version}`);
  const folder = await install(stage, ['zod', ...names]);
  writeFileSync(path.join(folder, 'use.mjs'), program);
  return (await mustRun(process.execPath, ['use.mjs'], { folder })).trim();
}

const program = `
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { startMock } from '@countersign/mock';
import { createSandbox } from '@countersign/sandbox';
import { sign, verify } from '@countersign/connect';

const draft = {
  path: { accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
  body: { emailSubject: 'Berth lease 42', status: 'created' },
};
const mock = await startMock();
const { envelopeId } = await envelopesCreate(
  createClient({ baseUrl: mock.url, token: 'any-token' }),
  draft,
);
await mock.close();
const sandbox = await createSandbox();
const { status } = await envelopesCreate(
  createClient({ baseUrl: 'https://sandbox.example', token: 'sandbox', fetch: sandbox.fetch }),
  draft,
);
await sandbox.close();
console.log('envelope', envelopeId, status, typeof sign, typeof verify);
`;

/** Who asked for the first release does not get the second, which breaks. */
export async function expectApart(stage: Stage, first: string, second: string): Promise<void> {
  const folder = await install(stage, [`@countersign/types@^${first}`]);
  const manifest = path.join(folder, 'node_modules/@countersign/types/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (version !== first) {
    throw new ReleaseError(`^${first} was given ${version}, although ${second} breaks`);
  }
  stage.say(`^${first} still gives ${version}`);
}

/** A new project that has some packages from the registry of the rehearsal. */
async function install({ project, registry }: Stage, names: string[]): Promise<string> {
  const folder = project('consumer');
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  // npm remembers for a while which versions there were, so a project does not share what it knows.
  const environment = { ...registry.environment, npm_config_cache: path.join(folder, '.npm') };
  await mustRun('npm', ['install', ...names], { folder, environment });
  return folder;
}
