// Starts everything as a user does, tries the printed commands, and ends it as a user does.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './workspace.mjs';

const onWindows = process.platform === 'win32';

/**
 * Tries `npm start`, and describes each step that failed.
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function tryStart() {
  const args = [path.join(root, 'tooling/bootstrap/start.mjs'), '--port', '0', '--memory'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'close');
  let output = '';
  const listens = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ctrl-C')) resolve(true);
      });
  });
  const steps = {
    'npm start serves': () => Promise.race([listens, ended.then(() => false)]),
    'the line that it prints to try works': () => tryCurl(output),
    'the reference is there': () => tryPage(/Reference\s+(\S+)/.exec(output)?.[1] ?? ''),
    'Ctrl-C ends it cleanly': async () => end(server) && ((await ended)[0] === 0 || onWindows),
  };
  const failures = [];
  for (const [name, step] of Object.entries(steps))
    if (!(await step().catch(() => false))) failures.push(`${name}: no. It said:\n${output}`);
  // The server must not keep running after a failure.
  if (server.exitCode === null) end(server);
  return { passed: Object.keys(steps).length - failures.length, failures };
}

/** Ctrl-C. Windows has no signals: there all processes are ended, and none reports how. */
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
