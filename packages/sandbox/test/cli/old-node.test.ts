// The error message on a Node without SQLite, instead of a stack trace.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutSqlite } from '@countersign/testing/runtimes';
import { describe, expect, it } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../dist');
const sentence =
  /the sandbox needs Node 22\.13 or newer, .* this is v\S+; the mock, .* runs on Node/;

describe.each(withoutSqlite)('Node $version', ({ node }) => {
  it.each([
    ['startSandbox()', 'startSandbox()'],
    ['createSandbox()', 'createSandbox()'],
    [
      'startSandbox() with PostgreSQL',
      'startSandbox({ storage: { url: "postgres://a@127.0.0.1:9/a" } })',
    ],
  ])('is named by %s', (_what, call) => {
    const code = `const { createSandbox, startSandbox } = await import(${JSON.stringify(pathToFileURL(path.join(dist, 'index.js')))});
      await ${call}.then(() => console.log('it started'), (error) => console.log(error.name, error.message));`;
    const { stdout, stderr } = spawnSync(node, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual([expect.stringMatching(sentence), '']);
  });

  it('is named by the command', () => {
    const args = [path.join(dist, 'cli.js'), '--memory', '--port', '0'];
    const { stdout, stderr, status } = spawnSync(node, args, { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(sentence)]);
  });
});
