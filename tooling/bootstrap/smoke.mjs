// Starts everything the way a person does, tries what it says, and ends it the way a person does.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.mjs';

/**
 * The steps of the trial that failed, in words; none where all went well.
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function tryStart() {
  const server = spawn(
    process.execPath,
    [path.join(root, 'tooling/bootstrap/start.mjs'), '--port', '0', '--memory'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const ended = new Promise((resolve) => server.on('close', resolve));
  const listens = new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C')) resolve(true);
    });
    server.stderr.on('data', (chunk) => (output += chunk));
  });
  const steps = [
    ['npm start serves', () => Promise.race([listens, ended.then(() => false)])],
    ['the line that it prints to try works', () => tryCurl(output)],
    ['the reference is there', () => tryPage(/Reference\s+(\S+)/.exec(output)?.[1] ?? '')],
    ['Ctrl-C ends it cleanly', async () => end(server) && ((await ended) === 0 || onWindows)],
  ];
  const failures = [];
  for (const [name, step] of steps) {
    if (!(await step().catch(() => false))) failures.push(`${name}: no. It said:\n${output}`);
  }
  // Whatever failed, the server that it started must not stay behind.
  if (server.exitCode === null) end(server);
  return { passed: steps.length - failures.length, failures };
}

const onWindows = process.platform === 'win32';

/** Ctrl-C. Windows has no signals: there the whole tree of processes is ended, and none says how. */
function end(server) {
  if (!onWindows) return server.kill('SIGINT');
  return spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']).status === 0;
}

async function tryCurl(output) {
  const [, name, value, url] = /curl -H '([^:]+): ([^']+)' (\S+)/.exec(output) ?? [];
  return (await fetch(url, { headers: { [name]: value } })).ok;
}

async function tryPage(url) {
  const page = await fetch(url);
  return page.ok && (await page.text()).includes('<title>Countersign reference');
}
