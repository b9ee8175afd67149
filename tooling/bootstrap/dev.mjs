// npm run dev: serves the sandbox from its source and starts it again after each change. State is
// kept in the file that `npm start` uses too. Types and validators are not generated here: run
// `npm run generate` once a change of the specs is done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { buildOrFail } from './turbo.mjs';
import { requireNode, root, watchParent, workspaceNode } from './workspace.mjs';

// The scripts to run before the server starts again, by the folder that changed. Turbo would also
// build the packages between the specs and the mock, which the running server does not read.
const specs = { folder: 'specs', script: 'build' };
const contract = { folder: 'packages/mock', script: 'build:contract' };
const mock = { folder: 'packages/mock', script: 'build' };
const watched = [
  { folder: 'packages/sandbox/src', steps: [] },
  { folder: 'packages/mock/src', steps: [mock] },
  { folder: 'specs', steps: [specs, contract] },
];
const ignored = /(^|[\\/])(dist|node_modules|\.turbo|reports)([\\/]|$)|~$/;
// An editor writes a file in several steps; they count as one change.
const pause = 100;

const args = process.argv.slice(2);
let server;
let ending = false;
let working = false;
let changed = false;
/** Steps that have not succeeded since their last change. */
const unbuilt = new Set();
let timer;

requireNode();
await install();
process.stderr.write('countersign: building what has changed …\n');
await buildOrFail(['--filter=@countersign/sandbox']);
for (const { folder, steps } of watched)
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || ignored.test(file)) return;
    changed = true;
    for (const step of steps) unbuilt.add(step);
    clearTimeout(timer);
    timer = setTimeout(update, pause);
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
watchParent(() => end('SIGTERM'));
serve();

function end(signal) {
  ending = true;
  if (server === undefined) process.exit();
  server.kill(signal);
}

/** Builds what the changes need, and starts the server again unless a build fails. */
async function update() {
  if (working || !changed) return;
  working = true;
  changed = false;
  const started = performance.now();
  // The server must not start on half a build.
  if (await build()) {
    await stop();
    if (ending) return;
    serve();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`countersign: changed; starting again after ${seconds} s.\n`);
  }
  working = false;
  await update();
}

/** Runs the steps in order, up to one that fails. The next save runs that one and the others again. */
async function build() {
  // A build of the mock includes its contract.
  if (unbuilt.has(mock)) unbuilt.delete(contract);
  for (const step of [specs, contract, mock]) {
    if (!unbuilt.delete(step)) continue;
    const { folder, script } = step;
    // Without a package manager, which would take a second more.
    const cwd = path.join(root, folder);
    const { code, output } = await runProgram(workspaceNode, ['--run', script], { cwd });
    if (code === 0) continue;
    unbuilt.add(step);
    process.stderr.write(`${output}countersign: building ${folder} failed; `);
    process.stderr.write('the server still runs on the last build. Save again after the fix.\n');
    return false;
  }
  return true;
}

function serve() {
  const cli = path.join(root, 'packages/sandbox/src/cli.ts');
  server = spawn(workspaceNode, [cli, ...args], { stdio: 'inherit' });
  server.on('close', (code) => {
    // A change that does not run leaves no server; the next save starts it again.
    server = undefined;
    if (ending) process.exit(code ?? 0);
  });
}

async function stop() {
  if (server === undefined) return;
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
}
