// npm run dev: serves the sandbox from its source and starts it again after each change. State is
// kept in the file that `npm start` uses too. Types and validators are not generated here: run
// `npm run generate` once a change of the specs is done.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runPnpm } from './pnpm.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode, root, watchParent, workspaceNode } from './workspace.mjs';

// What to build before the server starts again, by the folder that changed. Turbo would build all
// packages between the specs and the mock; the server reads nothing of those that an edit changes.
const watched = [
  { folder: 'packages/sandbox/src', build: [] },
  { folder: 'packages/mock/src', build: ['packages/mock'] },
  { folder: 'specs', build: ['specs', 'packages/mock'] },
];
// An editor writes a file in several steps; they count as one change.
const pause = 100;

const args = process.argv.slice(2);
let server;
let ending = false;
let working = false;
/** Folders to build before the next start; undefined while nothing has changed. */
let pending;
/** Folders whose last build failed, and those that come after them. */
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
for (const { folder, build } of watched)
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || /(^|[\\/])(dist|node_modules|\.turbo|reports)([\\/]|$)|~$/.test(file))
      return;
    pending = [...new Set([...(pending ?? []), ...unbuilt, ...build])];
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
  const order = ['specs', 'packages/mock'].filter((name) => pending.includes(name));
  pending = undefined;
  const started = performance.now();
  const failed = await buildAll(order);
  // The next save builds them again: the server must not start on half a build.
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

/** Builds folders in order. Returns those that still have to be built because one failed. */
async function buildAll(folders) {
  for (const [index, folder] of folders.entries()) {
    const built = await runPnpm(['--dir', folder, 'run', 'build']);
    if (built.code === 0) continue;
    process.stderr.write(`${built.output}countersign: building ${folder} failed; `);
    process.stderr.write('the running server is unchanged. Save again after the fix.\n');
    return folders.slice(index);
  }
  return [];
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
