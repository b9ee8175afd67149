import { generateKeyPairSync, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createExampleSeeds } from '@countersign/contract-tests/example-seeds';
import { startMock, type RunningMock } from '@countersign/mock';
import { startProxy, type OperationReport } from '@countersign/mock/proxy';
import { startSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';
import { stringify } from 'yaml';
import { z } from 'zod';
import { maskIds, maskNumbers } from './mask-ids.ts';
import { runProgram, type Step } from './run-program.ts';

/** The steps of a client against the mock. */
export interface Transcript {
  /** The name of the package. */
  client: string;
  version: string;
  /** The steps of its program. */
  steps: readonly Step[];
  /** A step for each method. Methods that the contract does not cover were not called. */
  methods: readonly Step[];
}

/** The steps of all programs. */
export interface Recording {
  transcripts: readonly Transcript[];
  /** The steps of the program with the whole life of envelopes, against the sandbox. */
  life: readonly Step[];
  /** The steps of the program with the whole life of a room, against the sandbox. */
  roomLife: readonly Step[];
  /** The steps of the program with the whole life of an organization, against the sandbox. */
  organizationLife: readonly Step[];
  /** The methods of each client, called against the sandbox. */
  onSandbox: readonly SandboxMethods[];
}

/** Each method of a client, against the sandbox. */
export interface SandboxMethods {
  client: string;
  /** A step for each method. */
  methods: readonly Step[];
  /** The methods that the sandbox answered from state, also with an error. */
  fromState: ReadonlySet<string>;
}

export const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
export const application = {
  id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  secret: 'a secret of the lease desk',
  redirectUris: ['https://lease-desk.harbour.example/signed-in'],
};

const organization = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';

/** The IDs of the application, the user and the account. All other IDs are created in the run. */
const known = [
  application.id,
  '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
];

const { parse: parseManifest } = z.object({ version: z.string() });

/** Runs all programs, each against a server of its own. */
export async function record(): Promise<Recording> {
  const [transcripts, life, roomLife, organizationLife, ...onSandbox] = await Promise.all([
    recordClients(),
    recordLife(),
    recordRoomLife(),
    recordOrganizationLife(),
    recordSandboxMethods('docusign-esign', 'esign-v2.1'),
    recordSandboxMethods('docusign-rooms', 'rooms-v2'),
    recordSandboxMethods('docusign-admin', 'admin-v2'),
  ]);
  return { transcripts, life, roomLife, organizationLife, onSandbox };
}

/** Runs the program of each client, and each of its methods, against the mock. */
export async function recordClients(): Promise<Transcript[]> {
  using folder = createFolder();
  const { publicKey, keyFile } = createKey(folder.path);
  await using stack = new AsyncDisposableStack();
  const mock = closeLater(
    stack,
    await startMock({
      https: true,
      oauth: { clients: [{ ...application, publicKey }], withoutConsent: [tomas] },
      // Two of the clients cannot send a `Prefer` header with a single call.
      faults: [
        { operation: 'GlobalLists_GetTimeZones', code: 429, times: 1 },
        { operation: 'UserExport_getUserListExports', code: 429, times: 1 },
      ],
    }),
  );
  const load = createRequire(import.meta.url);
  const transcripts: Transcript[] = [];
  for (const client of ['docusign-esign', 'docusign-rooms', 'docusign-admin']) {
    const { version } = parseManifest(load(`${client}/package.json`));
    const run = { folder: folder.path, args: [keyFile] };
    const steps = await runProgram(client, mock, run);
    const methods = await runProgram('every-method', mock, { ...run, args: [client, 'any-token'] });
    transcripts.push({ client, version, steps, methods });
  }
  return transcripts;
}

/** Runs the program with the whole life of envelopes. No user has consented to its application. */
async function recordLife(): Promise<Step[]> {
  return maskIds(await runOnSandbox('whole-life', { consented: false }), known);
}

/** Runs the program with the whole life of a room. */
async function recordRoomLife(): Promise<Step[]> {
  return maskNumbers(maskIds(await runOnSandbox('room-life', { consented: true }), known));
}

/** Runs the program with the whole life of an organization. */
async function recordOrganizationLife(): Promise<Step[]> {
  return maskNumbers(
    maskIds(await runOnSandbox('organization-life', { consented: true }), [...known, organization]),
  );
}

/** Runs a program that logs nobody in against a sandbox. */
export function recordOnSandbox(program: string): Promise<Step[]> {
  return runOnSandbox(program, { consented: true });
}

/** Runs a program against a sandbox that knows the application. */
async function runOnSandbox(program: string, more: { consented: boolean }): Promise<Step[]> {
  using folder = createFolder();
  const { keyFile, seedFile } = createSeed(folder.path, more);
  await using stack = new AsyncDisposableStack();
  const sandbox = closeLater(stack, await startSandbox({ https: true, seedFile }));
  const run = { folder: folder.path, args: [keyFile], environment: withoutProxy() };
  return await runProgram(program, sandbox, run);
}

/**
 * Runs the programs with the whole lives through the proxy in front of a sandbox, which compares
 * each exchange with the contract.
 */
export async function compareLives(): Promise<OperationReport[]> {
  const reports: OperationReport[] = [];
  for (const [program, consented] of [
    ['whole-life', false],
    ['room-life', true],
    ['organization-life', true],
  ] as const) {
    using folder = createFolder();
    const { keyFile, seedFile } = createSeed(folder.path, { consented });
    await using stack = new AsyncDisposableStack();
    const port = await findFreePort();
    const upstream = `http://127.0.0.1:${port}`;
    const proxy = await startProxy({ upstream, https: true, keepHost: true });
    stack.defer(() => proxy.close());
    const { httpsUrl = '', certificate = '' } = proxy;
    const baseUri = httpsUrl.replace('127.0.0.1', 'localhost');
    const sandbox = closeLater(stack, await startSandbox({ port, seedFile, baseUri }));
    const run = { folder: folder.path, args: [keyFile], environment: withoutProxy() };
    await runProgram(program, { ...sandbox, httpsUrl, certificate }, run);
    await proxy.idle();
    reports.push(...proxy.report());
  }
  return reports;
}

/**
 * A port that nobody listens on. The kernel gives such low ones to nobody else, so that it stays
 * free until it is used.
 */
async function findFreePort(): Promise<number> {
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
    return port;
  }
}

/** The environment of a program: a browser needs it, but no proxy to reach the sandbox. */
function withoutProxy(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/proxy|^NODE_|^VITEST/i.test(name)),
  );
}

/** Writes a seed with the application, and its private key. */
function createSeed(
  folder: string,
  more: { consented: boolean },
): { keyFile: string; seedFile: string } {
  const { publicKey, keyFile } = createKey(folder);
  const { id, ...rest } = application;
  const integration = {
    ...rest,
    ...more,
    integrationKey: id,
    name: 'Harbour Lease Desk',
    publicKeys: [publicKey],
  };
  const seedFile = path.join(folder, 'seed.yaml');
  writeFileSync(seedFile, stringify({ extends: 'default', integrations: [integration] }));
  return { keyFile, seedFile };
}

/**
 * Calls each method of a client, each time on the default data of a tenant, with the changes that
 * its example needs.
 */
export async function recordSandboxMethods(
  client: string,
  areas: string | readonly string[],
  program = 'every-method',
): Promise<SandboxMethods> {
  using folder = createFolder();
  await using stack = new AsyncDisposableStack();
  const sandbox = closeLater(stack, await startSandbox({ https: true }));
  const control = createControl(sandbox.url);
  const fromState = new Set<string>();
  const seedsFile = path.join(folder.path, 'seeds.json');
  writeFileSync(
    seedsFile,
    JSON.stringify(
      Object.fromEntries([areas].flat().flatMap((area) => [...createExampleSeeds(area)])),
    ),
  );
  const args = [client, 'sandbox', seedsFile];
  const methods = await runProgram(program, sandbox, {
    folder: folder.path,
    args,
    async afterStep({ title }) {
      const requests = await control.requests();
      if (requests.length > 0 && requests.every(({ source }) => source === 'state'))
        fromState.add(title);
      await control.reset();
      await control.clearRequests();
    },
  });
  return { client, methods, fromState };
}

export function createFolder() {
  return mkdtempDisposableSync(path.join(tmpdir(), 'official-clients-'));
}

export function closeLater<Server extends RunningMock>(
  stack: AsyncDisposableStack,
  server: Server,
): Server {
  return stack.adopt(server, () => server.close());
}

/** Creates the key of the application: its public half, and a file with the private one. */
export function createKey(folder: string): { publicKey: string; keyFile: string } {
  const keyFile = path.join(folder, 'private-key.pem');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  return { publicKey, keyFile };
}
