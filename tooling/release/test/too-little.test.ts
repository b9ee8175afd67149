import { expect, test } from 'vitest';
import { withoutScope, withRegion } from './support/edits.ts';
import { changeset, releasedRepository } from './support/repository.ts';

const specs = '@countersign/specs';

test('a break that is called a patch, after 0.3.0', async () => {
  const { edit, write, release } = await releasedRepository('0.3.0');
  await edit(...withoutScope);
  write({ '.changeset/less.md': changeset({ [specs]: 'patch' }) });

  const { status, stdout, stderr } = await release('check');

  expect(stderr).toBe(
    [
      'countersign: the changesets declare a patch of @countersign/specs, which is too small.',
      '',
      'These changes are breaking, and after 0.3.0 that needs a minor:',
      '',
      '  oauth  tokenResponse.scope is gone',
      '    reaches OAuth_token',
      '    specs/oauth/schemas/tokenResponse.yaml  #/components/schemas/tokenResponse/properties/scope',
      '',
      'Say minor for @countersign/specs in .changeset/less.md, or leave the contract as it was.',
      'All of it: npm run diff -- v0.3.0',
      '',
    ].join('\n'),
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test.each([
  ['a break that is called a minor', withoutScope, 'minor', 'breaking', 'major', 'scope is gone'],
  ['what is new and called a patch', withRegion, 'patch', 'added', 'minor', 'region is new'],
])('%s, after 1.2.0', async (_, edit, declared, level, needed, what) => {
  const { edit: change, write, release } = await releasedRepository('1.2.0');
  await change(...edit);
  write({ '.changeset/less.md': changeset({ [specs]: declared }) });

  const { status, stderr } = await release('check');

  expect(stderr).toContain(`the changesets declare a ${declared} of ${specs}, which is too sm`);
  expect(stderr).toContain(`These changes are ${level}, and after 1.2.0 that needs a ${needed}:`);
  expect(stderr).toContain(
    `  oauth  tokenResponse.${what}\n    reaches OAuth_token\n    specs/oauth`,
  );
  expect(stderr).toContain(`Say ${needed} for ${specs} in .changeset/less.md, or leave`);
  expect(status).toBe(1);
});

test.each([
  ['no changeset', {}],
  ['one of another package', { '.changeset/mock.md': changeset({ '@countersign/mock': 'major' }) }],
  ['one that says none', { '.changeset/none.md': changeset({ [specs]: 'none' }) }],
])('%s', async (_, files) => {
  const { edit, write, release } = await releasedRepository('0.3.0');
  await edit(...withoutScope);
  write(files);

  const { status, stderr } = await release('check');

  expect(stderr).toContain(
    'countersign: the contract has changed since v0.3.0, but no changeset names @countersign/specs.',
  );
  expect(stderr).toContain('oauth  tokenResponse.scope is gone');
  expect(stderr).toContain('Write a changeset that says minor for @countersign/specs');
  expect(status).toBe(1);
});
