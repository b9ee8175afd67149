import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMock, type RunningMock } from '@countersign/mock';
import { startSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';
import { stringify } from 'yaml';
import { z } from 'zod';
import { maskIds } from './mask-ids.ts';
import { runProgram, type Step } from './run-program.ts';

/** What a client did and got. */
export interface Transcript {
  /** The name of the package. */
  client: string;
  version: string;
  /** What its program did. */
  steps: readonly Step[];
  /** What each method gave; one that asks for something outside of the contract was not called. */
  methods: readonly Step[];
}

const clients = ['docusign-esign', 'docusign-rooms', 'docusign-admin'];
const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
const application = {
  id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  secret: 'a secret of the lease desk',
  redirectUris: ['https://lease-desk.harbour.example/signed-in'],
};

/** What the sandbox knows before the story begins; all other IDs are made in the run. */
const known = [
  application.id,
  '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
];

const { parse: parseManifest } = z.object({ version: z.string() });

/**
 * Starts the mock with https, runs the program of each client against it, and gives what came of
 * it. The mock knows one application, by the public half of a key that is made for the run.
 */
export async function record(): Promise<Transcript[]> {
  return inFolder(async (folder) => {
    const { publicKey, keyFile } = createKey(folder);
    const mock = startMock({
      https: true,
      oauth: { clients: [{ ...application, publicKey }], withoutConsent: [tomas] },
      // Two clients cannot be told to send a `Prefer` header for one call only.
      faults: [
        { operation: 'GlobalLists_GetTimeZones', code: 429, times: 1 },
        { operation: 'UserExport_getUserListExports', code: 429, times: 1 },
      ],
    });
    return against(mock, async (running) => {
      const load = createRequire(import.meta.url);
      const transcripts: Transcript[] = [];
      for (const client of clients) {
        const { version } = parseManifest(load(`${client}/package.json`));
        const steps = await runProgram(client, running, { folder, args: [keyFile] });
        const args = [client, 'any-token'];
        const methods = await runProgram('every-method', running, { folder, args });
        transcripts.push({ client, version, steps, methods });
      }
      return transcripts;
    });
  });
}

/**
 * Starts the sandbox with https and an application that nobody has consented to, runs the program
 * with a whole life of envelopes against it, and gives what came of it.
 */
export async function recordLife(): Promise<Step[]> {
  return inFolder((folder) => {
    const { publicKey, keyFile } = createKey(folder);
    const { id, ...more } = application;
    const seedFile = path.join(folder, 'seed.yaml');
    const integration = {
      ...more,
      integrationKey: id,
      name: 'Harbour Lease Desk',
      publicKeys: [publicKey],
      consented: false,
    };
    writeFileSync(seedFile, stringify({ extends: 'default', integrations: [integration] }));
    return against(startSandbox({ https: true, seedFile }), async (sandbox) => {
      const run = { folder, args: [keyFile], environment: forBrowser(process.env) };
      return maskIds(await runProgram('whole-life', sandbox, run), known);
    });
  });
}

/**
 * Starts the sandbox with https and calls each method of the eSignature client, each in the world
 * that tenants begin with, and gives what came of it.
 */
export async function recordSandboxMethods(): Promise<Step[]> {
  return inFolder((folder) =>
    against(startSandbox({ https: true }), (sandbox) => {
      const between = createControl(sandbox.url).reset;
      const args = ['docusign-esign', 'sandbox'];
      return runProgram('every-method', sandbox, { folder, args, between });
    }),
  );
}

async function inFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'official-clients-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function against<Server extends RunningMock, Result>(
  starting: Promise<Server>,
  run: (server: Server) => Promise<Result>,
): Promise<Result> {
  const server = await starting;
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

function createKey(folder: string): { publicKey: string; keyFile: string } {
  const keyFile = path.join(folder, 'private-key.pem');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  return { publicKey, keyFile };
}

/** A browser needs much of the environment; a proxy would stand between it and the sandbox. */
function forBrowser(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/proxy|^NODE_|^VITEST/i.test(name)),
  );
}
