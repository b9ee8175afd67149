// Every TypeScript example in a README or a guide compiles and runs as it stands.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documents, examplesOf, guides } from './documents.ts';
import { run, scratchFolder } from './run.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const pages = new Set(guides.map(({ file }) => file));
// How a package is built is told in pieces of its code, which do not stand alone.
const examples = documents
  .filter(({ file }) => !file.endsWith('/ARCHITECTURE.md'))
  .flatMap((document) =>
    examplesOf(document, 'ts').map((example, index) => ({
      ...example,
      index,
      file: document.file,
      script: path.join(folder, `${document.file.replaceAll('/', '-')}-${index}.mts`),
    })),
  );

it('finds one in each README and guide', () => {
  const files = new Set(examples.map(({ file }) => file));
  expect([...files]).toEqual(
    documents
      .map(({ file }) => file)
      .filter(
        (file) =>
          pages.has(file) ||
          /^(README|specs\/README|packages\/\w+\/(README|GUIDE))\.md$/.test(file),
      ),
  );
});

for (const { script, code } of examples) writeFileSync(script, code);

// All at once: most of the time goes into reading the types that they share.
it('compiles them all', async () => {
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
  const scripts = examples.map(({ script }) => script);
  const { stdout, status } = await run(process.execPath, [tsc, ...options, ...scripts], folder);
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});

describe.each(examples)('the example $index in $file', ({ code, script, file, output }) => {
  const lines = pages.has(file) ? 30 : file.endsWith('GUIDE.md') ? 25 : 15;

  it(`has ${lines} lines at most`, () => {
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(lines);
  });

  it('runs and has something to say', async () => {
    const { stdout, stderr, status } = await run(process.execPath, [script], folder);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).not.toBe('');
    // A README need not show what it prints; a guide does.
    if (pages.has(file)) expect(stdout).toBe(output);
  });
});
