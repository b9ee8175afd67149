// npm run new <kind> <arguments> [-- --like <model>]: writes what a new operation, schema, area, tab
// or event needs by rule, and prints what is left to decide.
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
await install();
const cli = path.join(root, 'tooling/generate/src/new/cli.ts');
const args = [cli, ...process.argv.slice(2)];
process.exitCode = (await runProgram(workspaceNode, args, { show: true })).code;
