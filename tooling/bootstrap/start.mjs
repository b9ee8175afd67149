// npm start: installs, generates, builds, then serves until it is told to stop.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
await install();
process.stderr.write('countersign: generating and building what has changed …\n');
await prepare();
serve(process.argv.slice(2));

/** Generated code first, then what is built from it; silent unless something fails. */
async function prepare() {
  for (const task of ['generate', 'build']) {
    const { code, output } = await runTurbo([task]);
    if (code === 0) continue;
    // Our own tools say what is wrong in one line; only where none did, everything is shown.
    const said = output.split('\n').find((line) => line.startsWith('countersign: '));
    if (said !== undefined) fail(said.slice('countersign: '.length));
    process.stderr.write(output);
    fail(`the task ${task} failed; what it printed stands above.`);
  }
}

/** Hands over to the server; whatever ends one of the two ends the other. */
function serve(words) {
  const cli = path.join(root, 'packages/sandbox/dist/cli.js');
  const site = path.join(root, 'apps/reference/dist');
  const server = spawn(workspaceNode, [cli, '--reference', site, ...words], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  // The shell that npm starts us with does not hand on a signal to npm alone; it just dies.
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid === parent || server.kill(), 500);
  server.on('close', (code) => {
    clearInterval(orphaned);
    process.exitCode = code ?? 0;
  });
}
