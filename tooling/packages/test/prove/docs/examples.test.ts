// The examples in READMEs and guides work as they are: TypeScript, JavaScript, and calls by curl.
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '@countersign/packages';
import { describe, expect, it } from 'vitest';
import { documents, findExamples, guides, isPage } from '../../repository/documents.ts';
import { environment, exampleFolder, runProgram } from './run.ts';
import { startServer } from './server.ts';

const folder = exampleFolder();

// An ARCHITECTURE shows parts of the code, which do not run alone.
const examples = documents
  .filter(({ file }) => !file.endsWith('/ARCHITECTURE.md'))
  .flatMap((document) =>
    // Examples in JavaScript are whole applications, or for the official client; in a README,
    // parts.
    (isPage(document) ? ['ts', 'js'] : ['ts']).flatMap((language) =>
      findExamples(document, language).map((example, index) => ({
        ...example,
        name: `${document.file.replaceAll('/', '-')}-${index}.m${language}`,
        file: document.file,
        isGuide: isPage(document),
      })),
    ),
  );

/** Pages about machines, with settings and no program, and those for other languages. */
const withoutProgram = new Set(
  ['csharp', 'go', 'java', 'php', 'python', 'ruby', 'running-it-for-a-company'].map(
    (name) => `apps/reference/src/content/docs/guides/${name}.md`,
  ),
);

it('finds one in each README and guide', () => {
  const expected = documents.filter(
    (document) =>
      (guides.includes(document) && !withoutProgram.has(document.file)) ||
      /^(README|specs\/README|packages\/\w+\/(README|GUIDE))\.md$/.test(document.file),
  );
  expect([...new Set(examples.map(({ file }) => file))]).toEqual(expected.map(({ file }) => file));
});

it('installs what those of a README import', () => {
  const readmes = documents.filter(({ file }) => /^(?:packages\/\w+\/)?README\.md$/.test(file));
  const missing = readmes.flatMap((document) => {
    const shell = findExamples(document, 'sh').map(({ code }) => code.replaceAll(/#.*$/gm, ''));
    const installed = new Set(
      shell
        .join('\n')
        .split('\n')
        .filter((line) => line.startsWith('npm install'))
        .flatMap((line) => line.split(/\s+/)),
    );
    const imported = examples
      .filter(({ file, name }) => file === document.file && name.endsWith('.mts'))
      .flatMap(({ code }) => [
        ...code.matchAll(/\b(?:from |import |import\.meta\.resolve\()'([^'.][^']*)'/g),
      ])
      .map(([, specifier = '']) => specifier.split('/'))
      .map(([scope = '', name = '']) => (scope.startsWith('@') ? `${scope}/${name}` : scope));
    return imported
      .filter((name) => !name.startsWith('node:') && !installed.has(name))
      .map((name) => `${document.file}: npm install ${name}`);
  });
  expect(missing).toEqual([]);
});

it('compiles those in TypeScript', async () => {
  const typed = examples.filter(({ name }) => name.endsWith('.mts'));
  for (const { name, code } of typed) writeFileSync(path.join(folder, name), code);
  const tsc = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --target es2023 --module nodenext';
  const args = [tsc, ...options.split(' '), '--types', 'node', ...typed.map(({ name }) => name)];
  expect(await run(process.execPath, args, { folder })).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });
});

describe.each(examples)('$name', ({ code, name, file, isGuide, output }) => {
  const lines = isGuide ? 30 : file.endsWith('GUIDE.md') ? 25 : 15;

  it(`has at most ${lines} lines, and prints what is shown`, async () => {
    // An application and the official client need more of them.
    if (name.endsWith('.mts')) expect(code.trim().split('\n').length).toBeLessThanOrEqual(lines);
    const { stdout, ...rest } = await runProgram(folder, name, code);
    expect(rest).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toBe('');
    // A README need not show the output.
    if (isGuide) expect(stdout).toBe(output);
  });
});

describe('the samples in JavaScript of READMEs', () => {
  const parts = documents
    .filter(({ file }) => /(?:README|GUIDE)\.md$/.test(file))
    .flatMap((document) =>
      findExamples(document, 'js').map(({ code }) => ({ file: document.file, code })),
    );
  const sample = parts.find(({ file }) => file === 'packages/client/README.md');

  it('are called by a test', () => {
    // That of the mock sets up the vendor's client; the guide about it has the whole program.
    expect(parts.map(({ file }) => file)).toEqual([
      'packages/client/README.md',
      'packages/mock/README.md',
    ]);
  });

  it('work in all areas, with a sandbox in place of the service', async () => {
    const code = sample?.code.replace("environment: 'demo'", 'authUrl: process.env.AUTH_URL') ?? '';
    expect(code).toContain('AUTH_URL');
    const [module, caller] = ['sample.mjs', 'call-sample.mjs'].map((name) =>
      path.join(folder, name),
    );
    writeFileSync(module ?? '', code);
    copyFileSync(path.join(import.meta.dirname, 'call-sample.mjs'), caller ?? '');
    const args = [caller ?? '', module ?? ''];
    expect(await run(process.execPath, args, { folder, environment: environment(folder) })).toEqual(
      {
        status: 0,
        stderr: '',
        stdout: 'account Harbour Leasing\nenvelopes true\nfound true\norganizations true\n',
      },
    );
  });
});

/** The address of the server in the guides. */
const address = 'http://127.0.0.1:4010';
const sessions = guides
  .map((guide) => ({
    file: guide.file,
    commands: findExamples(guide, 'sh').filter(({ code }) => /\bcurl\b/.test(code)),
  }))
  .filter(({ commands }) => commands.length > 0);

describe.each(sessions)('the commands in $file', ({ commands }) => {
  it('print what is shown, one after the other in one shell', async () => {
    // Examples with a token of the seed are for the sandbox.
    const isForSandbox = commands.some(({ code }) => code.includes('Bearer sandbox'));
    using server = await startServer(folder, isForSandbox ? 'sandbox' : 'mock');
    const script = commands
      .map(({ code }) => code)
      .join("printf '\\036'\n")
      .replaceAll(address, server.url);
    const args = ['--norc', '-euo', 'pipefail', '-c', script];
    const ran = await run('bash', args, { folder, environment: environment(folder) });
    const printed = ran.stdout.replaceAll(server.url, address).split('\u001E');
    // If an answer does not end its last line, the shell continues in it.
    expect({ ...ran, stdout: printed.map((text) => text.trimEnd()) }).toEqual({
      stdout: commands.map(({ output = '' }) => output.trimEnd()),
      stderr: '',
      status: 0,
    });
  });
});
