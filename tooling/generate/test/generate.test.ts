import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../src/one-package.ts');
// Below this package, so that what is generated finds the modules that it imports.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * Two areas of the real bundles, large enough to have of everything something. That all of them
 * generate the same each time, `check:generated` shows in every run.
 */
const bundles = path.join(scratch, 'bundles');
mkdirSync(bundles);
for (const area of ['admin-v2', 'oauth'])
  for (const file of [bundleFiles(area).document, bundleFiles(area).sources])
    cpSync(file, path.join(bundles, path.basename(file)));

let packages = 0;

/** A package without generated code, and the generator as people run it in one. */
function emptyPackage() {
  const folder = path.join(scratch, `package-${packages++}`);
  mkdirSync(folder);
  return {
    folder,
    run(
      words: string[],
      specs: string = bundles,
    ): Promise<{ code: number | null; output: string }> {
      const child = spawn(process.execPath, [cli, ...words, '--bundles', specs], { cwd: folder });
      let output = '';
      child.stderr.on('data', (chunk) => (output += chunk));
      return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
    },
    files(): Record<string, string> {
      const root = path.join(folder, 'src');
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
      return Object.fromEntries(
        names
          .filter((name) => statSync(path.join(root, name)).isFile())
          .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
      );
    },
  };
}

const silent = { code: 0, output: '' };

/** The bundles with a change made to one of them. */
function changedBundles(area: string, change: (text: string) => string): string {
  const folder = path.join(scratch, `bundles-${packages++}`);
  cpSync(bundles, folder, { recursive: true });
  const file = path.join(folder, `${area}.json`);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return folder;
}

/** What of a module is code: everything but its comments. */
function stripComments(text: string): string {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

describe.concurrent.each(['types', 'zod', 'client', 'connect'])('the generator of %s', (name) => {
  it('writes the same to the byte each time, says when that is no longer so', async () => {
    const [one, two] = [emptyPackage(), emptyPackage()];
    expect(await one.run([name])).toEqual(silent);
    expect(await two.run([name])).toEqual(silent);
    const files = one.files();
    expect(two.files()).toEqual(files);
    for (const text of Object.values(files)) expect(text.slice(0, 200)).toContain('Do not edit');

    expect(await one.run([name, '--check'])).toEqual(silent);
    const [file = ''] = Object.keys(files);
    writeFileSync(path.join(one.folder, 'src', file), '// edited\n');
    const { code, output } = await one.run([name, '--check']);
    expect(code).toBe(1);
    expect(output).toContain('run `npm run generate` and commit');
    expect(output).toContain(file);
    // A check changes nothing.
    expect(one.files()[file]).toBe('// edited\n');
  });
});

describe.concurrent('a generator that fails', () => {
  const broken = changedBundles('admin-v2', (text) =>
    text.replace('#/components/schemas/ImportErrorType', '#/components/schemas/ImportFault'),
  );

  it.each(['types', 'zod'])(
    'leaves the last good %s in place and names the place in the spec',
    async (name) => {
      const made = emptyPackage();
      await made.run([name]);
      const good = made.files();
      const { code, output } = await made.run([name], broken);
      expect(code).toBe(1);
      expect(output).toMatch(
        /^countersign: specs\/admin-v2\/schemas\/OrganizationImportResponseErrorRollup\.yaml:\d+: \S+ failed: /m,
      );
      expect(made.files()).toEqual(good);
    },
  );
});

it('says what there is to generate', async () => {
  expect(await emptyPackage().run(['everything'])).toEqual({
    code: 1,
    output: 'countersign: say what to generate: types, zod, client, connect\n',
  });
});

describe.concurrent('words of a spec that look like code', () => {
  const hostile = [
    '*/ throw new Error("out of the comment"); /*',
    '`${process.exit(7)}`',
    "'); process.exit(7); ('",
    '\u2028 process.exit(7)',
    '</script>',
  ].join(' ');
  const specs = changedBundles('oauth', (text) => {
    const document: unknown = JSON.parse(text);
    return JSON.stringify(document, (key, value: unknown) =>
      (key === 'description' || key === 'summary') && typeof value === 'string'
        ? `${value} ${hostile}`
        : value,
    );
  });

  it.each(['types', 'zod', 'client'])('stay words in the %s', async (name) => {
    const [plain, poisoned] = [emptyPackage(), emptyPackage()];
    await plain.run([name]);
    expect(await poisoned.run([name], specs)).toEqual(silent);
    const clean = plain.files();
    for (const [file, text] of Object.entries(poisoned.files()))
      expect(stripComments(text), file).toEqual(stripComments(clean[file] ?? ''));
  });
});
