import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@countersign/sandbox';
import { stringify } from 'yaml';
import { maskIds } from './mask-ids.ts';
import { runProgram, type Step } from './run-program.ts';

/** What the sandbox knows before the story begins; all other IDs are made in the run. */
const known = [
  '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
];

/**
 * Starts the sandbox with https and an application that nobody has consented to, runs the program
 * with a whole life of envelopes against it, and gives what came of it.
 */
export async function recordLife(): Promise<Step[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'whole-life-'));
  const keyFile = path.join(folder, 'private-key.pem');
  const seedFile = path.join(folder, 'seed.yaml');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  writeFileSync(seedFile, seedWith(publicKey));
  try {
    const sandbox = await startSandbox({ https: true, seedFile });
    try {
      const run = { folder, words: [keyFile], environment: forBrowser(process.env) };
      return maskIds(await runProgram('whole-life', sandbox, run), known);
    } finally {
      await sandbox.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function seedWith(publicKey: string): string {
  const application = {
    integrationKey: known[0],
    name: 'Harbour Lease Desk',
    secret: 'a secret of the lease desk',
    redirectUris: ['https://lease-desk.harbour.example/signed-in'],
    publicKeys: [publicKey],
    consented: false,
  };
  return stringify({ extends: 'default', integrations: [application] });
}

/** A browser needs much of the environment; a proxy would stand between it and the sandbox. */
function forBrowser(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/proxy|^NODE_|^VITEST/i.test(name)),
  );
}
