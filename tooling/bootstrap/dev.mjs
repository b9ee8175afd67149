// npm run dev: serves the sandbox from its source. After each save it builds the files that the
// server reads, starts the server again, and then, while the server runs, generates the code that
// the change requires. State is kept in the file that `npm start` uses too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { buildOrFail } from './turbo.mjs';
import { bundle, generate, lists, mock, pages, watched } from './watched.mjs';
import { requireNode, root, watchParent, workspaceNode } from './workspace.mjs';

const ignored = /(^|[\\/])(dist|node_modules|\.turbo|reports)([\\/]|$)|~$|\.md$/;
// An editor writes a file in several steps; they count as one change.
const pause = 100;

const args = process.argv.slice(2);
let server;
let ending = false;
let working = false;
let changed = false;
/** Steps that have not succeeded since their last change. */
const unbuilt = new Set();
/** Areas whose bundle the contract of the mock does not have yet. */
const uncompiled = new Set();
/** Steps to run beside the server, and the signal that ends them. */
const due = new Set();
let beside = new AbortController();
let timer;

requireNode();
await install();
process.stderr.write('countersign: building what has changed …\n');
// The sandbox itself runs from its source.
await buildOrFail(['--filter=@countersign/sandbox^...']);
for (const { folder, only, before = [], after } of watched)
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || ignored.test(file) || only?.test(file) === false) return;
    changed = true;
    for (const step of before) unbuilt.add(step);
    if (after !== undefined) due.add(after);
    clearTimeout(timer);
    timer = setTimeout(update, pause);
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
watchParent(() => end('SIGTERM'));
serve();

function end(signal) {
  ending = true;
  beside.abort();
  if (server === undefined) process.exit();
  server.kill(signal);
}

/** Builds the changed parts, and starts the server again unless a build fails. */
async function update() {
  if (working || !changed) return;
  working = true;
  changed = false;
  // Its results would be of the state before this change.
  beside.abort();
  const started = performance.now();
  // The server must not start on half a build.
  if (await build()) {
    await stop();
    if (ending) return;
    serve();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`countersign: changed; starting again after ${seconds} s.\n`);
    void generateBeside();
  }
  working = false;
  await update();
}

/** Runs the steps in order, up to one that fails. The next save runs that one and the others again. */
async function build() {
  for (const step of [bundle, pages, mock]) {
    if (!unbuilt.delete(step)) continue;
    const output = await runStep(step);
    if (output === undefined) {
      unbuilt.add(step);
      return false;
    }
    if (step === bundle)
      for (const area of output.split('\n').filter(Boolean)) uncompiled.add(area);
  }
  if (uncompiled.size === 0) return true;
  const contract = ['scripts/compile-contract.ts', ...uncompiled];
  const good = (await runStep({ folder: 'packages/mock', args: contract })) !== undefined;
  if (good) uncompiled.clear();
  return good;
}

/** Runs a step without a package manager, which would take a second more. */
async function runStep({ folder, args: words }) {
  const { code, output } = await runProgram(workspaceNode, words, { cwd: path.join(root, folder) });
  if (code === 0) return output;
  process.stderr.write(`${output}countersign: building ${folder} failed; `);
  process.stderr.write('the server still runs on the last build. Save again after the fix.\n');
  return undefined;
}

/** Generates changed code while the server runs. A save in between starts it again. */
async function generateBeside() {
  beside = new AbortController();
  const { signal } = beside;
  for (const step of [lists, generate]) {
    if (!due.has(step) || signal.aborted) continue;
    const cwd = path.join(root, step.folder);
    const { code, output } = await runProgram(workspaceNode, step.args, { cwd, signal });
    if (signal.aborted) return;
    if (code === 0) due.delete(step);
    process.stderr.write(output);
    if (code === 0 && step === generate)
      process.stderr.write('countersign: the generated code is current.\n');
  }
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
