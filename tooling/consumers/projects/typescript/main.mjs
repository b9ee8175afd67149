import { visit } from './dist/visit.mjs';

const findings = await visit(JSON.parse(process.argv[2]));
process.stdout.write(`${JSON.stringify(findings)}\n`);
