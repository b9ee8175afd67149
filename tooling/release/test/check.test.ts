// `npm run release:check`: which bump is large enough for which change of the contract.
import { expect, test } from 'vitest';
import { inOtherWords, Repository, withFields, withoutScope } from './support/repository.ts';

const scope = [
  '    oauth  tokenResponse.scope is gone  #/components/schemas/tokenResponse/properties/scope',
  '    reaches OAuth_token',
].join('\n');

test.each([
  [
    'before the first release',
    '0.0.0',
    'nothing has been released yet, so any bump is large enough',
  ],
  ['without a change', '0.3.0', 'the contract is the same as in v0.3.0'],
])('%s, any bump is enough', async (_, version, sentence) => {
  const repository = await Repository.create(version);

  const { status, stdout, stderr } = await repository.release('check');

  expect(stderr).toBe('');
  expect(stdout).toBe(`${sentence}\n`);
  expect(status).toBe(0);
});

test.each([
  ['0.3.0', 'breaking', withoutScope, { patch: false, minor: true }],
  ['0.3.0', 'added', withFields('region'), { none: false, patch: true }],
  ['0.3.0', 'changed', inOtherWords, { none: false, patch: true }],
  ['1.2.0', 'breaking', withoutScope, { minor: false, major: true }],
  ['1.2.0', 'added', withFields('region'), { patch: false, minor: true, major: true }],
  ['1.2.0', 'changed', inOtherWords, { none: false, patch: true }],
])('after %s, what is %s needs its bump', async (version, level, edit, bumps) => {
  const repository = await Repository.create(version);
  await repository.edit(edit);
  for (const [bump, isEnough] of Object.entries(bumps)) {
    repository.declare({ specs: bump });

    const { status, stdout, stderr } = await repository.release('check');

    if (isEnough) expect(stdout).toMatch(new RegExp(`needed: \\w+, declared: ${bump}\n`));
    else expect(stderr).toContain(`${level} (1)`);
    expect(status).toBe(isEnough ? 0 : 1);
  }
});

test('a bump that is too small is refused with the field, the operations and the file', async () => {
  const repository = await Repository.create('0.3.0');
  await repository.edit(withoutScope);
  repository.declare({ specs: 'patch' });

  const { status, stdout, stderr } = await repository.release('check');

  expect(stderr).toBe(
    [
      'countersign: the changesets declare a patch bump of @countersign/specs, which is too small.',
      'After 0.3.0, these changes need a minor:',
      '',
      'breaking (1)',
      '  specs/oauth/schemas/tokenResponse.yaml',
      scope,
      '',
      'Declare a minor for @countersign/specs in .changeset/less.md, or undo the changes.',
      'All changes: npm run diff -- v0.3.0',
      '',
    ].join('\n'),
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test.each([[{}], [{ mock: 'major' }], [{ specs: 'none' }]])(
  'changesets of %j do not name the contract',
  async (bumps) => {
    const repository = await Repository.create('0.3.0');
    await repository.edit(withoutScope);
    if (Object.keys(bumps).length > 0) repository.declare(bumps);

    const { status, stderr } = await repository.release('check');

    expect(stderr).toContain(
      'the contract has changed since v0.3.0, but no changeset names @countersign/specs.',
    );
    expect(stderr).toContain(scope);
    expect(stderr).toContain(
      'Declare a minor for @countersign/specs in a changeset (npx changeset)',
    );
    expect(status).toBe(1);
  },
);

test('with --since, only later changes and changesets count', async () => {
  const repository = await Repository.create('0.3.0');
  await repository.edit(withoutScope);
  repository.declare({ specs: 'minor' }, '.changeset/earlier.md');
  await repository.commit();
  await repository.edit(withFields('region'));

  const without = await repository.release('check', '--since', 'HEAD');
  expect(without.stderr).toContain('the contract has changed since HEAD, but no changeset names');
  expect(without.stderr).toContain('tokenResponse.region is new');
  expect(without.stderr).not.toContain('scope');

  repository.declare({ specs: 'patch' }, '.changeset/later.md');
  const later = await repository.release('check', '--since', 'HEAD');
  expect(later.stdout).toBe(
    'changes of the contract since HEAD: 1; needed: patch, declared: patch\n',
  );
  await repository.git('add', '--all');
  repository.declare({ specs: 'major' }, '.changeset/earlier.md');
  const changed = await repository.release('check', '--since', 'HEAD');
  expect(changed.stdout).toContain('needed: patch, declared: major');
  const whole = await repository.release('check');
  expect(whole.stdout).toContain('since v0.3.0: 2; needed: minor, declared: major');
});

test.each(['nowhere', '--all', 'HEAD:specs'])('%s is not a commit', async (ref) => {
  const repository = await Repository.create('0.3.0');

  const { status, stderr } = await repository.release('check', `--since=${ref}`);

  expect(stderr).toContain(`countersign: there is no commit ${ref}.`);
  expect(status).toBe(1);
});
