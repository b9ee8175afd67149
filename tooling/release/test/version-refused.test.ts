import { expect, test } from 'vitest';
import { withoutScope } from './support/edits.ts';
import { changeset, releasedRepository } from './support/repository.ts';
import { waiting } from './support/waiting.ts';

test('nothing is changed where no changeset waits', async () => {
  const { git, release } = await releasedRepository('0.3.0');

  const { status, stderr } = await release('version');

  expect(stderr).toBe(
    'countersign: no changeset waits for a release. Write one first: npx changeset\n',
  );
  expect(status).toBe(1);
  expect(await git('status', '--porcelain')).toBe('');
});

test('nothing is changed where too little is declared', async () => {
  const { git, write, commit, release } = await waiting(withoutScope);
  write({ '.changeset/less.md': changeset({ '@countersign/specs': 'patch' }) });
  await commit();

  const { status, stderr } = await release('version');

  expect(stderr).toContain('declare a patch of @countersign/specs, which is too small.');
  expect(status).toBe(1);
  expect(await git('status', '--porcelain')).toBe('');
});

test('nothing is changed where changesets breaks off when half of it is written', async () => {
  const repository = await waiting(withoutScope);
  // It calls the formatter of the repository when all versions are written; this one cannot work.
  repository.write({ '.oxfmtrc.json': 'no JSON' });
  repository.write({ 'specs/CHANGELOG.md': '# @countersign/specs\n\n## 0.3.0\n\nTokens.\n' });
  await repository.commit();

  const { status, stdout, stderr } = await repository.release('version');

  expect(stderr).toContain('countersign: changeset version failed. It said:');
  expect(stderr).toContain('oxfmt');
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(await repository.git('status', '--porcelain')).toBe('');
});
