// npm run lint: lints the specs, their bundles, and the code. With names of areas (npm run lint --
// rooms-v2) it lints only the files of these, in a process of its own.
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
await install();
const areas = process.argv.slice(2);
const { code } = areas.length === 0 ? await lintAll() : await lintAreas();
process.exitCode = code;

function lintAll() {
  return runTurbo(['lint', 'lint:bundles', 'lint:code'], { show: true });
}

function lintAreas() {
  const cli = path.join(root, 'tooling/specs/src/lint/cli.ts');
  const cwd = path.join(root, 'specs');
  return runProgram(workspaceNode, [cli, ...areas], { cwd, show: true });
}
