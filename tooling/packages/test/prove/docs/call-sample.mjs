// Calls the function of the sample in the README of the client, in a sandbox with its default data.
import { generateKeyPairSync } from 'node:crypto';
import { startSandbox } from '@countersign/sandbox';

const sandbox = await startSandbox();
process.env.AUTH_URL = sandbox.url;
const { readAll } = await import(process.argv[2]);
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const found = await readAll(
  '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  privateKey.export({ type: 'pkcs8', format: 'pem' }),
);
for (const [name, value] of Object.entries(found))
  process.stdout.write(
    `${name} ${typeof value === 'object' ? Object.keys(value).length > 0 : value}\n`,
  );
await sandbox.close();
