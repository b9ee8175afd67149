import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { jsonMessage, xmlMessage } from './support/messages.js';

const run = promisify(execFile);
const entry = import.meta.resolve('@countersign/connect');
const dist = new URL('./', entry);

describe('what is published', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

  it.each(files)('%s imports nothing of Node', (name) => {
    const source = readFileSync(new URL(name, dist), 'utf8');
    const imported = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)];
    const outside = imported.flatMap(([, from = '']) => (from.startsWith('.') ? [] : [from]));
    expect(outside.filter((from) => from.startsWith('node:'))).toEqual([]);
    expect(outside.filter((from) => builtinModules.includes(from))).toEqual([]);
  });

  it.each([
    ['JSON', jsonMessage('envelope-completed')],
    ['XML', xmlMessage('envelope-completed')],
  ])('signs and receives %s on the edge', async (_form, message) => {
    const { stdout } = await run(process.execPath, [
      '--experimental-vm-modules',
      '--experimental-import-meta-resolve',
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('support/edge.ts', import.meta.url)),
      entry,
      message,
    ]);
    expect(JSON.parse(stdout)).toEqual({
      statuses: [200, 401, 401],
      events: ['envelope-completed'],
      node: ['undefined', 'undefined', 'undefined'],
    });
  });
});
