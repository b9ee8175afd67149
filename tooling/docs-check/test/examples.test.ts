// Every TypeScript example in a README or a guide compiles and runs as it stands.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf, documents } from './documents.ts';

// Below this package, so that the examples find the packages that they import.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const examples = documents.flatMap((document) =>
  blocksOf(document, 'ts').map((code, index) => ({ file: document.file, code, index })),
);

it('finds one in each README and guide', () => {
  const files = new Set(examples.map(({ file }) => file));
  expect([...files]).toEqual(
    documents
      .map(({ file }) => file)
      .filter((file) => /^(README|specs\/README|packages\/\w+\/(README|GUIDE))\.md$/.test(file)),
  );
});

describe.each(examples)('the example in $file', ({ code, index, file }) => {
  const script = path.join(scratch, `${file.replaceAll('/', '-')}-${index}.mts`);

  const lines = file.endsWith('GUIDE.md') ? 25 : 15;

  it(`has ${lines} lines at most`, () => {
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(lines);
  });

  it('compiles', () => {
    writeFileSync(script, code);
    const tsc = path.resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2023',
      '--module',
      'nodenext',
      '--types',
      'node',
    ];
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, script], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('runs and has something to say', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).not.toBe('');
  });
});
