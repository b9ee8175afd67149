// Signs with a sandbox in this process, without a port, as tests use it.
import { createSandbox } from '@countersign/sandbox';
import { sign } from './sign.js';

const sandbox = await createSandbox();
const input = { ...JSON.parse(process.argv[2]), url: 'https://sandbox.example' };
const findings = await sign(input, sandbox.fetch);
await sandbox.close();
process.stdout.write(`${JSON.stringify(findings)}\n`);
