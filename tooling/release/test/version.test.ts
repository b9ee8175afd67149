// `npm run release:version`: the versions and the changelogs that it writes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, root } from '@countersign/packages';
import { expect, test } from 'vitest';
import {
  inOtherWords,
  Repository,
  withFields,
  withoutLimit,
  withoutScope,
  type Edit,
} from './support/repository.ts';

/** Creates the version 0.4.0 from some edits. */
async function makeVersion(edits: Edit[], more: Record<string, string> = {}): Promise<Repository> {
  const repository = await Repository.create('0.3.0');
  await repository.edit(...edits);
  repository.declare({ specs: 'minor' });
  repository.write(more);
  await repository.commit();
  const { status, stdout, stderr } = await repository.release('version');
  expect(stderr).toBe('');
  expect(stdout).toBe('the packages are at 0.4.0 now\n');
  expect(status).toBe(0);
  return repository;
}

const pointer = '/components/schemas/tokenResponse/properties/scope';
const scope = [
  'specs/oauth/schemas/tokenResponse.yaml',
  `  oauth  tokenResponse.scope is gone  #${pointer}`,
  '  reaches OAuth_token',
];
const keys = [
  'specs/connect/delivery.yaml',
  '  connect-rules  delivery.signature.mostKeys is gone  #/components/schemas/delivery/properties/signature/properties/mostKeys',
];

/** The section of a changelog about changes of the contract. */
function section(...lines: string[]): string {
  return [
    '- Changes of the contract; `npm run diff -- v0.3.0 v0.4.0` shows them all:',
    '',
    '  ```text',
    ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
    '  ```',
  ].join('\n');
}

test('changelogs name the operations and fields that concern each package', async () => {
  const repository = await makeVersion([withoutScope, withoutLimit, inOtherWords]);

  const versions = publishedPackages(repository.folder).map(({ version }) => version);
  expect(new Set(versions)).toEqual(new Set(['0.4.0']));
  expect(readdirSync(path.join(repository.folder, '.changeset'))).toEqual(['config.json']);
  const specs = repository.read('specs/CHANGELOG.md');
  const all = [...keys, ...scope].map((line) => `  ${line}`);
  expect(specs).toContain(
    section('breaking (2)', ...all, '', 'changed (1)', '  1 of texts only; show them with --all'),
  );
  expect(specs).toContain('- Less.\n');
  for (const name of ['types', 'zod', 'client', 'mock', 'sandbox']) {
    expect(repository.read(`packages/${name}/CHANGELOG.md`)).toBe(
      `# @countersign/${name}\n\n## 0.4.0\n\n### Minor Changes\n\n${section('breaking (1)', ...scope.map((line) => `  ${line}`))}\n`,
    );
  }
  const connect = repository.read('packages/connect/CHANGELOG.md');
  expect(connect).toContain(section('breaking (1)', ...keys.map((line) => `  ${line}`)));
});

test('a package without changes says so', async () => {
  const zod = "---\n'@countersign/zod': patch\n---\n\nShorter.\n";
  const repository = await makeVersion([withFields('region')], { '.changeset/zod.md': zod });

  expect(repository.read('packages/connect/CHANGELOG.md')).toContain(
    '- No changes; released together with the other packages.',
  );
  const changelog = repository.read('packages/zod/CHANGELOG.md');
  expect(changelog).toContain('- Shorter.');
  expect(changelog).toContain('tokenResponse.region is new');
  expect(changelog).not.toContain('No changes');
});

test('a long list is cut, above the earlier versions', async () => {
  const names = Array.from({ length: 80 }, (_, place) => `dock${place}`);
  const earlier = { 'specs/CHANGELOG.md': '# @countersign/specs\n\n## 0.3.0\n\nTokens.\n' };
  const repository = await makeVersion([withFields(...names)], earlier);

  const changelog = repository.read('specs/CHANGELOG.md');

  expect(changelog).toContain('and 40 others');
  expect([...changelog.matchAll(/^## .*$/gm)].join()).toBe('## 0.4.0,## 0.3.0');
});

test('the first version', async () => {
  const repository = await Repository.create('0.0.0');
  repository.declare({ specs: 'minor' }, '.changeset/all.md', 'The contract.');

  const { stdout } = await repository.release('version');

  expect(stdout).toBe('the packages are at 0.1.0 now\n');
  expect(repository.read('specs/CHANGELOG.md')).toBe(
    '# @countersign/specs\n\n## 0.1.0\n\n### Minor Changes\n\n- The contract.\n',
  );
});

test('all published packages of this repository are released together, and nothing else', () => {
  const config = JSON.parse(readFileSync(path.join(root, '.changeset/config.json'), 'utf8'));

  expect(config).toMatchObject({ privatePackages: { version: false, tag: false } });
  const names = publishedPackages().map(({ name }) => name);
  expect(config.fixed).toEqual([expect.arrayContaining(names)]);
  expect(config.fixed[0]).toHaveLength(names.length);
});
