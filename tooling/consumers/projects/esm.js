import contract from '@countersign/specs/esign-v2.1.json' with { type: 'json' };
import { visit } from './visit.js';

const methods = Object.values(contract.paths).flatMap((path) => Object.keys(path));
const operations = methods.filter((name) => /^(get|put|post|delete)$/.test(name)).length;
const findings = await visit(JSON.parse(process.argv[2]));
process.stdout.write(`${JSON.stringify({ ...findings, operations })}\n`);
