// npm start: installs and compiles the sandbox with its dependencies, and serves it. Declarations and
// the reference site take longer, so the site is built while the sandbox already runs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installForSite, installToServe } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode, root, watchParent, workspaceNode } from './workspace.mjs';

const site = path.join(root, 'apps/reference/dist');

requireNode();
await installToServe();
process.stderr.write('countersign: building what has changed …\n');
const problem = await build('emit', 'sandbox');
if (problem !== undefined) fail(problem);
mkdirSync(site, { recursive: true });
const background = new AbortController();
serve(process.argv.slice(2));
await buildReference();

/**
 * Builds a workspace and its dependencies.
 * @param {'emit' | 'build'} task how much of it: the code that runs, or all
 * @param {AbortSignal} [signal] ends it
 * @returns {Promise<string | undefined>} the error, if any
 */
async function build(task, workspace, signal) {
  const tasks = [task, `--filter=@countersign/${workspace}`];
  // A line that is redrawn would overwrite the output of the server.
  const options = signal === undefined ? {} : { signal, redraw: false };
  const { code, output } = await runTurbo(tasks, options);
  if (code === 0) return undefined;
  // Our own tools report a problem at the end, after one name. Without it, show everything.
  const [, told] = output.split(/^countersign: /m);
  if (told !== undefined) return told.trimEnd();
  process.stderr.write(output);
  return `building ${workspace} failed; see its output above.`;
}

/** Builds the reference site behind the running server, which serves it as soon as it is there. */
async function buildReference() {
  const { signal } = background;
  const first = !existsSync(path.join(site, 'index.html'));
  // The declarations of the packages are compiled while what the site alone needs is fetched.
  const [output, early] = await Promise.all([
    installForSite(signal),
    build('build', 'sandbox', signal),
  ]);
  if (output !== undefined) process.stderr.write(output);
  const failure =
    output !== undefined || signal.aborted
      ? 'the installation failed; see the output of pnpm above.'
      : (early ?? (await build('build', 'reference', signal)));
  if (signal.aborted) return;
  if (failure !== undefined)
    process.stderr.write(`countersign: the reference is not available: ${failure}\n`);
  else if (first) process.stderr.write('countersign: the reference is ready.\n');
}

/** Hands over to the server. When one of the two processes ends, so does the other. */
function serve(args) {
  const cli = path.join(root, 'packages/sandbox/dist/cli.js');
  const server = spawn(workspaceNode, [cli, '--reference', site, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  const stopWatching = watchParent(() => server.kill());
  server.on('close', (code) => {
    stopWatching();
    background.abort();
    process.exitCode = code ?? 0;
  });
}
