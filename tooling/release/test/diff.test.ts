// `npm run diff`: its output, and its errors.

import { expect, test } from 'vitest';
import { inOtherWords, Repository, withFields, withoutScope } from './support/repository.ts';

const file = 'specs/oauth/schemas/tokenResponse.yaml';
const pointer = '/components/schemas/tokenResponse/properties/scope';

test('the working tree is compared with the last release', async () => {
  const repository = await Repository.create('1.9.0');
  for (const tag of ['v1.10.0', 'v2', 'vnext', '3.0.0']) await repository.git('tag', tag);
  await repository.edit(withoutScope, withFields('region'), inOtherWords);

  const { status, stdout, stderr } = await repository.start('diff');

  expect(stderr).toBe('');
  expect(stdout).toBe(
    [
      'breaking (1)',
      `  ${file}`,
      `    oauth  tokenResponse.scope is gone  #${pointer}`,
      '    reaches OAuth_token',
      '',
      'added (1)',
      `  ${file}`,
      '    oauth  tokenResponse.region is new  #/components/schemas/tokenResponse/properties/region',
      '    reaches OAuth_token',
      '',
      'changed (1)',
      '  1 of texts only; show them with --all',
      '',
    ].join('\n'),
  );
  expect(status).toBe(0);
  expect((await repository.release('diff', '--all')).stdout).toContain(
    'schema tokenResponse description changed',
  );
});

test('commits are compared, as JSON', async () => {
  const repository = await Repository.create('1.0.0');
  await repository.edit(withoutScope);
  await repository.commit();

  const { stdout } = await repository.release('diff', 'v1.0.0', 'HEAD', '--json');

  expect(JSON.parse(stdout)).toEqual([
    {
      level: 'breaking',
      area: 'oauth',
      subject: { kind: 'schema', name: 'tokenResponse' },
      part: 'scope',
      what: 'is gone',
      words: false,
      pointer,
      file,
      reaches: ['OAuth_token'],
    },
  ]);
  const same = await repository.release('diff', 'HEAD', 'HEAD');
  expect(same.stdout).toBe('nothing differs\n');
});

test('folders of bundles are compared area by area', async () => {
  const repository = await Repository.create('0.0.0');
  const bundle = JSON.stringify({ openapi: '3.1.1', paths: {} });
  repository.write({ 'before/dist/dock.json': bundle, 'before/dist/harbour.json': bundle });
  repository.write({ 'after/harbour.json': bundle, 'after/pier.json': bundle });

  const { stdout } = await repository.release('diff', 'before', 'after');

  expect(stdout).toContain('the area dock is gone');
  expect(stdout).toContain('the area pier is new');
  expect(stdout).not.toContain('harbour');
});

test.each([
  [['no-such'], 'there is no commit no-such.'],
  [['HEAD', '--upload-pack=x'], "Unknown option '--upload-pack'"],
  [['text'], 'text/dist.json cannot be read as JSON: '],
  [['empty'], 'empty has no bundles. Name a folder like specs'],
  [['HEAD', 'HEAD', 'HEAD'], 'too many arguments.'],
  [[], 'there is no tag of a release.'],
  [['HEAD~1'], 'the specs of HEAD~1 cannot be bundled: '],
])('diff %j is refused', async (words, sentence) => {
  const repository = await Repository.create('0.0.0');
  await repository.git('rm', '-r', '--quiet', 'specs');
  await repository.commit();
  await repository.git('commit', '--quiet', '--allow-empty', '--message', 'Nothing');
  repository.write({ 'text/dist.json': 'no JSON', 'empty/a.json': '{ "name": "empty" }' });

  const { status, stdout, stderr } = await repository.release('diff', ...words);

  expect(stderr).toContain(`countersign: ${sentence}`);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('a process of its own refuses in the same way', async () => {
  const repository = await Repository.create('0.0.0');

  const inProcess = await repository.release('diff', '--force');

  expect(inProcess.stderr).toContain("Unknown option '--force'");
  expect(await repository.start('diff', '--force')).toEqual(inProcess);
});
