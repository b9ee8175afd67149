// npm run bench, diff, audit …: installs missing packages, builds the tool's dependencies, then
// runs the tool on the Node of the workspace. The first argument names its workspace, the others
// are its own.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { checkBudgets } from './times.mjs';
import { buildOrFail } from './turbo.mjs';
import { fail, requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
const [tool = '', ...args] = process.argv.slice(2);
// Judges the records of the last test run, so nothing is installed, built or measured.
if (tool === 'bench' && args[0] === 'tests')
  process.exit(checkBudgets({ write: args.includes('--write') }));
await install();
const cli = path.join(root, 'tooling', tool, 'src/cli.ts');
if (!existsSync(cli)) {
  const tools = readdirSync(path.join(root, 'tooling'));
  fail(`unknown tool ${tool}; available: ${tools.join(', ')}.`);
}
const publishing = tool === 'release' && args[0] === 'publish';
// Only packages that pass their checks are published.
await buildOrFail(listFilters(), publishing ? ['check:package'] : []);
process.exitCode = (await runProgram(workspaceNode, [cli, ...args], { show: true })).code;

/** The workspaces that the tool reads. */
function listFilters() {
  // The packages depend on the workspace that checks them, so it cannot depend on them.
  if (tool === 'packages' || publishing) return ['--filter=./packages/*', '--filter=./specs'];
  const own = `--filter=@countersign/${tool}^...`;
  // The bench opens pages of the site, which it does not depend on.
  return tool === 'bench' ? [own, '--filter=@countersign/reference'] : [own];
}
