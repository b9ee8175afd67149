// The code that a start leaves for later, each of which takes a tenth of the time of a start.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');
const noting = path.resolve(import.meta.dirname, 'noting-code.mjs');

/** The code that the command has loaded when it says where it listens. */
function findLoaded(...args: string[]): Promise<string> {
  const all = ['--import', noting, cli, '--port', '0', ...args];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let loaded = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      loaded += chunk;
      if (loaded.endsWith('that is all\n')) resolve(loaded);
    });
    child.once('exit', () => reject(new Error(`It ended before it listened: ${loaded}`)));
  });
}

it.each(['--memory', '--mock'])('with %s is none of fetch, of XML and of YAML', async (flag) => {
  const loaded = await findLoaded(flag);
  expect(loaded).toContain('NativeModule http\n');
  expect(loaded).toMatch(/\/dist\/core\/.*\.js\n/);
  expect(loaded.match(/.*(?:undici|fast-xml-parser|client\/dist\/xml|\/yaml\/).*/g)).toBeNull();
});
