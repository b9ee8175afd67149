import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import { filesIn } from '@countersign/spec-tools/kept';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { readAreas } from '../src/areas.ts';
import { generateClient } from '../src/client/generate-client.ts';
import { generateConnect } from '../src/connect/generate-connect.ts';
import { replaceOutput } from '../src/output.ts';
import { generateTypes } from '../src/types/generate-types.ts';
import { generateZod } from '../src/zod/generate-zod.ts';

// Below this package, so that the generated code finds the modules that it imports.
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

const generators = {
  types: generateTypes,
  zod: generateZod,
  client: generateClient,
  connect: generateConnect,
};
type Name = keyof typeof generators;
const names: Name[] = ['types', 'zod', 'client', 'connect'];

/** A package without generated code, and the generators writing into it. */
function emptyPackage() {
  const target = path.join(scratch, `package-${packages++}`);
  return {
    target,
    async run(name: Name, { specs = bundles, check = false } = {}): Promise<string[]> {
      return replaceOutput(target, await generators[name](readAreas(specs)), { check });
    },
    files: () =>
      Object.fromEntries(
        filesIn(target).map((name) => [name, readFileSync(path.join(target, name), 'utf8')]),
      ),
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

/** Returns the code of a module without its comments. */
function stripComments(text: string): string {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

describe.each(names)('the generator of %s', (name) => {
  it('writes the same to the byte each time, says when that is no longer so', async () => {
    const [one, two] = [emptyPackage(), emptyPackage()];
    const written = await one.run(name);
    await two.run(name);
    const files = one.files();
    expect(written.toSorted()).toEqual(Object.keys(files).toSorted());
    expect(two.files()).toEqual(files);
    for (const text of Object.values(files)) expect(text.slice(0, 200)).toContain('Do not edit');

    expect(await one.run(name, { check: true })).toEqual([]);
    const [file = ''] = Object.keys(files);
    writeFileSync(path.join(one.target, file), '// edited\n');
    expect(await one.run(name, { check: true })).toEqual([file]);
    // A check changes nothing.
    expect(one.files()[file]).toBe('// edited\n');
  });
});

it.each(['types', 'zod'] as const)('%s that fail name the place in the spec', async (name) => {
  const broken = changedBundles('admin-v2', (text) =>
    text.replace('#/components/schemas/ImportErrorType', '#/components/schemas/ImportFault'),
  );
  await expect(emptyPackage().run(name, { specs: broken })).rejects.toThrow(
    /^specs\/admin-v2\/schemas\/OrganizationImportResponseErrorRollup\.yaml:\d+: \S+ failed: /,
  );
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

  it.each(['types', 'zod', 'client'] as const)('stay words in the %s', async (name) => {
    const [plain, poisoned] = [emptyPackage(), emptyPackage()];
    await plain.run(name);
    await poisoned.run(name, { specs });
    const clean = plain.files();
    for (const [file, text] of Object.entries(poisoned.files()))
      expect(stripComments(text), file).toEqual(stripComments(clean[file] ?? ''));
  });
});
