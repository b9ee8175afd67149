import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/packages';
import { expect, test } from 'vitest';
import {
  inOtherWords,
  withoutLimit,
  withManyFields,
  withoutScope,
  withRegion,
} from './support/edits.ts';
import { changeset, repositoryOf, type Repository } from './support/repository.ts';
import { waiting } from './support/waiting.ts';

const specs = '@countersign/specs';
/** The packages that are made from the whole contract. */
const generated = ['types', 'zod', 'client', 'mock'];

/** The changelog of a package of ours. */
function changelogOf({ folder }: Repository, name: string): string {
  const place = name === 'specs' ? name : `packages/${name}`;
  return readFileSync(path.join(folder, place, 'CHANGELOG.md'), 'utf8');
}

/** A changelog of one version. */
function changelog(name: string, kind: string, lines: readonly string[]): string {
  const head = [`# @countersign/${name}`, '', '## 0.4.0', '', `### ${kind} Changes`, ''];
  return [...head, ...lines, ''].join('\n');
}

test('a version is made of all packages, and no changeset is left', async () => {
  const repository = await waiting(withoutScope);

  const { status, stdout, stderr } = await repository.release('version');

  expect(stderr).toBe('');
  expect(stdout).toBe('the packages are at 0.4.0 now\n');
  expect(status).toBe(0);
  const versions = publishedPackages(repository.folder).map(({ version }) => version);
  expect(versions).toEqual(Array.from({ length: 7 }, () => '0.4.0'));
  expect(readdirSync(path.join(repository.folder, '.changeset'))).toEqual(['config.json']);
});

test('the first version is made, of which the contract says nothing', async () => {
  const repository = await repositoryOf('0.0.0');
  repository.write({ '.changeset/all.md': changeset({ [specs]: 'minor' }, 'The contract.') });

  const { stdout, stderr } = await repository.release('version');

  expect(stderr).toBe('');
  expect(stdout).toBe('the packages are at 0.1.0 now\n');
  expect(changelogOf(repository, 'specs')).toBe(
    '# @countersign/specs\n\n## 0.1.0\n\n### Minor Changes\n\n- The contract.\n',
  );
});

test('a version is made with changelogs that name the operations and fields that concern each', async () => {
  const repository = await waiting(withoutScope, withoutLimit, inOtherWords);

  expect((await repository.release('version')).stderr).toBe('');

  const [scope, keys] = [
    ['    - `oauth`', '      - schema `tokenResponse`: `scope` is gone; reaches OAuth_token'],
    ['    - `connect-rules`', '      - schema `delivery`: `signature.mostKeys` is gone'],
  ];
  expect(changelogOf(repository, 'specs')).toBe(
    changelog('specs', 'Minor', [
      '- What changed in the contract:',
      '',
      '  - breaking (2)',
      ...keys,
      ...scope,
      '  - changed (1)',
      '    - 1 of words only',
      '- Tokens say less.',
    ]),
  );
  for (const name of generated) {
    expect(changelogOf(repository, name)).toBe(
      changelog(name, 'Minor', [
        '- The contract that it comes from changed:',
        '',
        '  - breaking (1)',
        ...scope,
      ]),
    );
  }
  expect(changelogOf(repository, 'connect')).toBe(
    changelog('connect', 'Minor', [
      '- What changed in pushed events:',
      '',
      '  - breaking (1)',
      ...keys,
    ]),
  );
});

test('a version is made with a changelog of a package of which nothing is said', async () => {
  const repository = await waiting(withRegion);
  repository.write({ '.changeset/zod.md': changeset({ '@countersign/zod': 'patch' }, 'Less.') });

  expect((await repository.release('version')).stderr).toBe('');

  const silent = '- Nothing of its own changed; it moves with the other packages.';
  expect(changelogOf(repository, 'connect')).toBe(changelog('connect', 'Patch', [silent]));
  for (const name of ['specs', ...generated]) {
    expect(changelogOf(repository, name)).toContain('schema `tokenResponse`: `region` is new');
    expect(changelogOf(repository, name)).not.toContain(silent);
  }
  expect(changelogOf(repository, 'zod')).toContain('- Less.');
});

test('its changes stand above the versions before it, with the command that shows what is left out', async () => {
  const repository = await waiting(withManyFields);
  repository.write({ 'specs/CHANGELOG.md': '# @countersign/specs\n\n## 0.3.0\n\nTokens.\n' });

  expect((await repository.release('version')).stderr).toBe('');

  const text = changelogOf(repository, 'specs');
  expect(text).toContain('more; `npm run diff -- v0.3.0 v0.4.0 --all` lists them');
  expect([...text.matchAll(/^## .*$/gm)].join()).toBe('## 0.4.0,## 0.3.0');
});
