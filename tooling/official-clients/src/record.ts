import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMock } from '@countersign/mock';
import { z } from 'zod';
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

/**
 * Starts the mock with https, runs the program of each client against it, and gives what came of
 * it. The mock knows one application, by the public half of a key that is made for the run.
 */
export async function record(): Promise<Transcript[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'official-clients-'));
  const keyFile = path.join(folder, 'private-key.pem');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  const mock = await startMock({
    https: true,
    oauth: {
      clients: [
        {
          id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
          secret: 'a secret of the lease desk',
          redirectUris: ['https://lease-desk.harbour.example/signed-in'],
          publicKey,
        },
      ],
      withoutConsent: [tomas],
    },
    // Two clients cannot be told to send a `Prefer` header for one call only.
    faults: [
      { operation: 'GlobalLists_GetTimeZones', code: 429, times: 1 },
      { operation: 'UserExport_getUserListExports', code: 429, times: 1 },
    ],
  });
  try {
    const transcripts: Transcript[] = [];
    for (const client of clients) {
      const steps = await runProgram(client, mock, { folder, words: [keyFile] });
      const methods = await runProgram('every-method', mock, {
        folder,
        words: [client, 'any-token'],
      });
      transcripts.push({ client, version: versionOf(client), steps, methods });
    }
    return transcripts;
  } finally {
    await mock.close();
    rmSync(folder, { recursive: true });
  }
}

const { parse: manifestOf } = z.object({ version: z.string() });

function versionOf(client: string): string {
  const load = createRequire(import.meta.url);
  return manifestOf(load(`${client}/package.json`)).version;
}
