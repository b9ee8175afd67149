// Signs with a sandbox that runs elsewhere, at the given URL.
import { sign } from './sign.js';

const findings = await sign(JSON.parse(process.argv[2]));
process.stdout.write(`${JSON.stringify(findings)}\n`);
