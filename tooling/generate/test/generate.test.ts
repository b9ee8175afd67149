import { spawnSync } from 'node:child_process';
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
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { bundles } from '../src/areas.ts';

const cli = path.resolve(import.meta.dirname, '../src/cli.ts');
// Below this package, so that what is generated finds the modules that it imports.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let packages = 0;

/** An empty package, and the generator as people run it in one. */
function emptyPackage(specs: string = bundles) {
  const folder = path.join(scratch, `package-${packages++}`);
  mkdirSync(folder);
  return {
    folder,
    run(...words: string[]) {
      const { status, stderr } = spawnSync(process.execPath, [cli, ...words, '--bundles', specs], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, stderr };
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
function codeOf(text: string): string {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

describe.each(['types', 'zod', 'client', 'connect'])('countersign-generate %s', (name) => {
  const [one, two] = [emptyPackage(), emptyPackage()];

  it('writes the same to the byte each time, under a header', () => {
    expect(one.run(name)).toEqual({ status: 0, stderr: '' });
    expect(two.run(name)).toEqual({ status: 0, stderr: '' });
    const files = one.files();
    expect(two.files()).toEqual(files);
    for (const text of Object.values(files)) expect(text.slice(0, 200)).toContain('Do not edit');
  });

  it('says with --check which files are not current, and changes none', () => {
    expect(one.run(name, '--check')).toEqual({ status: 0, stderr: '' });
    const [file = ''] = Object.keys(one.files());
    writeFileSync(path.join(one.folder, 'src', file), '// edited\n');
    const { status, stderr } = one.run(name, '--check');
    expect(status).toBe(1);
    expect(stderr).toContain('run `npm run generate` and commit');
    expect(stderr).toContain(file);
    expect(one.files()[file]).toBe('// edited\n');
  });
});

describe('a generator that fails', () => {
  const broken = changedBundles('esign-v2.1', (text) =>
    text.replace(
      '"$ref": "#/components/schemas/lockType"',
      '"$ref": "#/components/schemas/lockKind"',
    ),
  );

  it.each(['types', 'zod'])(
    'leaves the last good %s in place and names the place in the spec',
    (name) => {
      const made = emptyPackage();
      made.run(name);
      const good = made.files();
      cpSync(path.join(made.folder, 'src'), path.join(scratch, `kept-${name}`, 'src'), {
        recursive: true,
      });
      const failing = spawnSync(process.execPath, [cli, name, '--bundles', broken], {
        cwd: made.folder,
        encoding: 'utf8',
      });
      expect(failing.status).toBe(1);
      expect(failing.stderr).toMatch(
        /^countersign: specs\/esign-v2\.1\/\S+\.yaml:\d+: \S+ failed: /m,
      );
      expect(made.files()).toEqual(good);
    },
  );
});

it('says what there is to generate', () => {
  expect(emptyPackage().run('everything')).toEqual({
    status: 1,
    stderr: 'countersign: say what to generate: types, zod, client, connect\n',
  });
});

describe('words of a spec that look like code', () => {
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

  it.each(['types', 'zod', 'client'])('stay words in the %s', (name) => {
    const [plain, poisoned] = [emptyPackage(), emptyPackage(specs)];
    plain.run(name);
    expect(poisoned.run(name)).toEqual({ status: 0, stderr: '' });
    const clean = plain.files();
    for (const [file, text] of Object.entries(poisoned.files()))
      expect(codeOf(text), file).toEqual(codeOf(clean[file] ?? ''));
  });
});
