// npm run generate [-- <area> …]: writes the code that is generated from the specs. One process,
// without turbo: it finds the changes itself.
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
await install();
const cli = path.join(root, 'tooling/generate/src/cli.ts');
const args = [cli, ...process.argv.slice(2)];
process.exitCode = (await runProgram(workspaceNode, args, { show: true })).code;
