import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from './build-error.ts';

const workspace = path.resolve(import.meta.dirname, '..');

/**
 * Runs a command-line tool on our own Node, and hides its output.
 * @param script the tool's own script
 * @param purpose the result of the tool, for the message
 * @throws BuildError with the output of the tool, if its exit code is not 0
 */
export function runTool(script: string, words: readonly string[], purpose: string): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...words], { cwd: workspace, env }, (error, out, err) => {
      if (error === null) return resolve();
      reject(new BuildError(`${purpose} failed: ${reasonIn(`${err}\n${out}`)}`, { cause: error }));
    });
  });
}

/** Removes colours and empty lines from the output of a tool. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter((line) => line.trim() !== '').join('\n') || 'it said nothing.';
}
