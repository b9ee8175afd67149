import { expect, test } from 'vitest';
import { withoutScope, withRegion } from './support/edits.ts';
import { changeset, releasedRepository } from './support/repository.ts';

const specs = '@countersign/specs';

test('only what came after that commit counts, of the contract and of changesets', async () => {
  const { edit, write, commit, release } = await releasedRepository('0.3.0');
  await edit(...withoutScope);
  write({ '.changeset/earlier.md': changeset({ [specs]: 'minor' }) });
  await commit();
  await edit(...withRegion);

  const without = await release('check', '--since', 'HEAD');
  write({ '.changeset/later.md': changeset({ [specs]: 'patch' }) });
  const patched = await release('check', '--since', 'HEAD');
  const whole = await release('check');

  expect(without.stderr).toContain('the contract has changed since HEAD, but no changeset names');
  expect(without.stderr).toContain('tokenResponse.region is new');
  expect(without.stderr).not.toContain('scope');
  expect(without.status).toBe(1);
  expect(patched.stdout).toBe(
    '1 change of the contract since HEAD needs a patch, and a patch is declared\n',
  );
  expect(whole.stdout).toBe(
    '2 changes of the contract since v0.3.0 need a minor, and a minor is declared\n',
  );
});

test('a changeset that says something else now counts', async () => {
  const { edit, write, commit, release } = await releasedRepository('0.3.0');
  write({ '.changeset/less.md': changeset({ [specs]: 'patch' }) });
  await commit();
  await edit(...withoutScope);
  write({ '.changeset/less.md': changeset({ [specs]: 'minor' }) });

  const { status, stdout } = await release('check', '--since', 'HEAD');

  expect(stdout).toContain('needs a minor, and a minor is declared');
  expect(status).toBe(0);
});

test.each(['nowhere', '--all', 'HEAD:specs'])('%s is no commit', async (ref) => {
  const { release } = await releasedRepository('0.3.0');

  const { status, stderr } = await release('check', `--since=${ref}`);

  expect(stderr).toBe(
    `countersign: there is no commit ${ref}. Name one, or get it by git fetch.\n`,
  );
  expect(status).toBe(1);
});
