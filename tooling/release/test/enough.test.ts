import { expect, test } from 'vitest';
import { inOtherWords, withoutScope, withRegion } from './support/edits.ts';
import { changeset, releasedRepository, repositoryOf } from './support/repository.ts';

const specs = '@countersign/specs';

test('before the first release anything is', async () => {
  const { release } = await repositoryOf('0.0.0');

  const { status, stdout, stderr } = await release('check');

  expect(stderr).toBe('');
  expect(stdout).toBe('nothing has been released yet, so any bump will do for the contract\n');
  expect(status).toBe(0);
});

test('a contract that is as it was needs nothing', async () => {
  const { release } = await releasedRepository('0.3.0');

  const { status, stdout, stderr } = await release('check');

  expect(stderr).toBe('');
  expect(stdout).toBe('the contract is as it was in v0.3.0\n');
  expect(status).toBe(0);
});

test.each([
  ['0.3.0', 'a break', withoutScope, 'minor'],
  ['0.3.0', 'what is new', withRegion, 'patch'],
  ['0.3.0', 'a word', inOtherWords, 'patch'],
  ['1.2.0', 'a break', withoutScope, 'major'],
  ['1.2.0', 'what is new', withRegion, 'minor'],
  ['1.2.0', 'a word', inOtherWords, 'patch'],
])('after %s, %s has a bump that is enough', async (version, _, edit, bump) => {
  const { edit: change, write, release } = await releasedRepository(version);
  await change(...edit);
  write({ '.changeset/less.md': changeset({ [specs]: bump }) });

  const { status, stdout, stderr } = await release('check');

  expect(stderr).toBe('');
  expect(stdout).toBe(
    `1 change of the contract since v${version} needs a ${bump}, and a ${bump} is declared\n`,
  );
  expect(status).toBe(0);
});

test('the furthest of several changesets counts', async () => {
  const { edit, write, release } = await releasedRepository('1.2.0');
  await edit(...withRegion);
  write({
    '.changeset/a.md': changeset({ [specs]: 'patch' }),
    '.changeset/b.md': changeset({ [specs]: 'major' }),
    '.changeset/c.md': changeset({ [specs]: 'patch' }),
  });

  const { status, stdout } = await release('check');

  expect(stdout).toContain('needs a minor, and a major is declared');
  expect(status).toBe(0);
});
