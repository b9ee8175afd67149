// The generator of all packages, on a repository with two small areas.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from '@countersign/spec-tools/kept';
import { afterAll, describe, expect, it } from 'vitest';
import { generateAll } from '../src/all/generate-all.ts';

const cli = path.resolve(import.meta.dirname, '../src/cli.ts');
const here = path.resolve(import.meta.dirname, '../../..');
// Below this package, so that the generated code finds the modules that it imports.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let repositories = 0;

/** A repository with the areas `oauth` and `rooms-v2`, without generated code. */
function createRepository() {
  const root = path.join(scratch, `repository-${repositories++}`);
  const at = (name: string) => path.join(root, name);
  mkdirSync(at('packages/sandbox'), { recursive: true });
  cpSync(path.join(here, 'packages/sandbox/control'), at('packages/sandbox/control'), {
    recursive: true,
  });
  const parts = ['oauth', 'rooms-v2', 'common', 'connect', 'operations.tsv'];
  const settings = ['redocly.yaml', 'redocly.shared.yaml', 'public-contract.yaml'];
  for (const name of [...parts, ...settings, 'public-operations.tsv'])
    cpSync(path.join(here, 'specs', name), at(`specs/${name}`), { recursive: true });
  // The linter finds our rules there.
  symlinkSync(path.join(here, 'tooling'), at('tooling'));
  return {
    root,
    generate: (...areas: string[]) => generateAll(root, areas, false),
    check: () => generateAll(root, [], true),
    edit(name: string, change: (text: string) => string) {
      const before = readFileSync(at(name), 'utf8');
      const after = change(before);
      expect(after).not.toBe(before);
      writeFileSync(at(name), after);
    },
    copy: (name: string, to: string) => cpSync(at(name), at(to)),
    read: (name: string) => readFileSync(at(name), 'utf8'),
    has: (name: string) => existsSync(at(name)),
    forget: () => rmSync(at('specs/node_modules'), { recursive: true }),
    remove: (name: string) => rmSync(at(name), { recursive: true }),
    hash: () => hashOfFiles(at('packages'), at('apps')),
  };
}

/** The command as people run it. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const tokenRequest = 'specs/oauth/schemas/tokenRequest.yaml';
const count = 'specs/rooms-v2/schemas/OfficeReferenceCount.yaml';
const countType = 'packages/types/src/generated/rooms-v2/schemas/OfficeReferenceCount.ts';
const describedAs = (words: string) => (text: string) =>
  text.replace(
    /^properties:\n {2}(\w+):/m,
    `properties:\n  $1Note: { type: string, description: ${words} }\n  $1:`,
  );

describe('the generator of all packages', () => {
  const repository = createRepository();

  it('writes the code of every package and the pages about the contract', async () => {
    const written = (await repository.generate()) ?? [];
    for (const folder of ['types', 'zod', 'client'])
      for (const area of ['oauth', 'rooms-v2'])
        expect(written).toContain(`packages/${folder}/src/generated/${area}/index.ts`);
    expect(written).toContain('packages/connect/src/generated/events.ts');
    expect(written).toContain('specs/CONTRACT.md');
    for (const file of written) expect(repository.has(file)).toBe(true);
    expect(await repository.check()).toEqual([]);
  });

  it('makes the same with what it keeps as without', async () => {
    repository.edit(count, describedAs('The first words of a note.'));
    const written = await repository.generate();
    expect(written).toContain(countType);
    expect(written?.join('\n')).not.toContain('generated/oauth');
    expect(repository.read(countType)).toContain('The first words of a note.');
    const before = repository.hash();
    repository.forget();
    repository.remove('packages/zod/src');
    await repository.generate();
    expect(repository.hash()).toBe(before);
  });

  it('generates a named area, and leaves what another would change', async () => {
    repository.edit(count, describedAs('The words of another day.'));
    repository.edit(tokenRequest, describedAs('The words of a token.'));
    expect((await repository.generate('oauth'))?.join('\n')).not.toContain('rooms-v2');
    const differing = await repository.check();
    expect(differing).toContain(countType);
    expect(differing?.join('\n')).not.toContain('generated/oauth');
    // A shared folder is part of both.
    await repository.generate('common');
    expect(await repository.check()).toEqual([]);
  });

  it('takes back an edit by hand, and deletes what no spec makes', async () => {
    const before = repository.hash();
    const old = 'packages/types/src/generated/rooms-v2/old/Count.ts';
    repository.copy(countType, old);
    repository.edit(countType, (text) => `${text}// by hand\n`);
    expect(await repository.check()).toEqual([old, countType]);
    // A check changes nothing.
    expect(repository.has(old)).toBe(true);
    await repository.generate();
    expect(repository.hash()).toBe(before);
    expect(repository.has(path.dirname(old))).toBe(false);
  });

  it('writes nothing where the linter finds a problem, and prints its place', () => {
    const before = repository.hash();
    repository.edit(count, (text) => text.replace('type: object', 'type: thing'));
    const { status, said } = run('--root', repository.root);
    expect(status).toBe(1);
    expect(said).toContain('specs/rooms-v2/schemas/OfficeReferenceCount.yaml');
    expect(said).toMatch(/countersign: the linter found \d+ problem/);
    expect(repository.hash()).toBe(before);
  });

  it('names the areas that there are where it does not know one', () => {
    expect(run('rooms')).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^countersign: specs has no area rooms\. Name one of these: (?:[\w.-]+, )+rooms-v2(?:, [\w.-]+)*\.\n$/,
      ),
    });
  });
});
