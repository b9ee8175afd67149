// Starts a program and collects its output.
import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, signal?: AbortSignal,
 *   print?: (text: string, stream: NodeJS.WriteStream) => void }} [options]
 * show: give it our output; print: gets each piece of its output beside, and the stream that it was
 * meant for; signal: ends the program and all that it started
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(
  program,
  args,
  { cwd = root, env = process.env, show = false, signal, print } = {},
) {
  const child = spawn(program, args, {
    cwd,
    env,
    // A process group of its own, which gets the signal as a whole: npx does not pass on signals.
    detached: signal !== undefined && process.platform !== 'win32',
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (signal?.aborted === true) endGroup(child);
  else signal?.addEventListener('abort', () => endGroup(child), { once: true });
  let output = '';
  for (const name of ['stdout', 'stderr']) {
    child[name]?.setEncoding('utf8');
    child[name]?.on('data', (text) => {
      output += text;
      print?.(text, process[name]);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends a process and all that it started. */
function endGroup(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGTERM');
}
