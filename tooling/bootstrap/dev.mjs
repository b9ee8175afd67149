// npm run dev: serves the sandbox from its source and starts it again after each change. State is
// kept in the file that `npm start` uses too. Types and validators are not generated here: run
// `npm run generate` once a change of the specs is done.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode, root, watchParent, workspaceNode } from './workspace.mjs';

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
// An editor writes a file in several steps; they count as one change.
const pause = 100;

const args = process.argv.slice(2);
let server;
let ending = false;
let working = false;
/** Steps to run before the next start; undefined while nothing has changed. */
let pending;
/** Steps that have not succeeded since their last change. */
let unbuilt = [];
let timer;

requireNode();
await install();
process.stderr.write('countersign: building what has changed …\n');
const { code, output } = await runTurbo(['build', '--filter=@countersign/sandbox']);
if (code !== 0) {
  process.stderr.write(output);
  fail('the build failed; see its output above.');
}
for (const { folder, steps } of watched)
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || /(^|[\\/])(dist|node_modules|\.turbo|reports)([\\/]|$)|~$/.test(file))
      return;
    pending = [...new Set([...(pending ?? []), ...unbuilt, ...steps])];
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
  if (working || pending === undefined) return;
  working = true;
  // A build of the mock includes its contract.
  const order = [specs, ...(pending.includes(mock) ? [mock] : [contract])].filter((step) =>
    pending.includes(step),
  );
  pending = undefined;
  const started = performance.now();
  const failed = await buildAll(order);
  // The next save runs them again: the server must not start on half a build.
  if (failed.length > 0) unbuilt = failed;
  else {
    unbuilt = [];
    await stop();
    if (ending) return;
    serve();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`countersign: changed; starting again after ${seconds} s.\n`);
  }
  working = false;
  await update();
}

/** Runs steps in order. Returns those that are still to be run because one failed. */
async function buildAll(steps) {
  for (const [index, { folder, script }] of steps.entries()) {
    const { code: exitCode, output: printed } = await runScript(folder, script);
    if (exitCode === 0) continue;
    process.stderr.write(`${printed}countersign: building ${folder} failed; `);
    process.stderr.write('the server still runs on the last build. Save again after the fix.\n');
    return steps.slice(index);
  }
  return [];
}

/** Runs a script of a package.json without a package manager, which would take a second more. */
function runScript(folder, script) {
  const child = spawn(workspaceNode, ['--run', script], { cwd: path.join(root, folder) });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve) => {
    child.on('close', (exitCode) => resolve({ code: exitCode ?? 1, output: printed }));
  });
}

function serve() {
  const cli = path.join(root, 'packages/sandbox/src/cli.ts');
  const started = spawn(workspaceNode, [cli, ...args], { stdio: 'inherit' });
  server = started;
  started.on('close', (exitCode) => {
    if (server !== started) return;
    server = undefined;
    if (ending) process.exit(exitCode ?? 0);
    // A change that does not run leaves no server; the next save starts it again.
  });
}

function stop() {
  const current = server;
  if (current === undefined) return undefined;
  return new Promise((resolve) => {
    current.once('close', resolve);
    current.kill('SIGTERM');
  });
}
