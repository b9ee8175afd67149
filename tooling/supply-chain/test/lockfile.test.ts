import { describe, expect, inject, it } from 'vitest';
import { root } from '@countersign/tarballs';
import { command, copyOf, edit } from './fixture.ts';

const lock = 'pnpm-lock.yaml';
const workspace = 'pnpm-workspace.yaml';

describe('the lockfile', () => {
  it('of this repository is in order', async () => {
    const { status, stdout, stderr } = await command(root, ['lockfile']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^the lockfile is in order: \d+ packages\n$/);
    expect(status).toBe(0);
  });

  it('of a repository is found from a folder in it', async () => {
    const { stdout } = await command(`${inject('repository')}/packages/base`, ['lockfile']);
    expect(stdout).toBe('the lockfile is in order: 7 packages\n');
  });

  const sha512 = /integrity: sha512-[^}]+/;
  it.for([
    [
      'a package from an address',
      lock,
      (text: string) => text.replace(/(?<=sha512-[^}]+)\}/, ', tarball: http://10.0.0.1/a.tgz}'),
      '@countersign/builds@1.0.0: it does not come from the registry alone: {"tarball":"http://10.0.0.1/a.tgz"}',
    ],
    [
      'a package from git',
      lock,
      (text: string) => text.replace(sha512, 'type: git, repo: https://example.com/a, commit: abc'),
      '@countersign/builds@1.0.0: it does not come from the registry alone: {"type":"git"',
    ],
    [
      'a package without a hash',
      lock,
      (text: string) => text.replace(sha512, ''),
      '@countersign/builds@1.0.0: its integrity is not stated, and no SHA-512 hash',
    ],
    [
      'a package that comes from nowhere',
      lock,
      (text: string) =>
        text.replace(/ {2}'@countersign\/inner@1\.0\.0':\n {4}resolution: .*\n/, ''),
      '@countersign/inner@1.0.0: it is needed, and nothing says where it comes from',
    ],
    [
      'a weaker hash',
      lock,
      (text: string) => text.replace(sha512, 'integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='),
      '@countersign/builds@1.0.0: its integrity is "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=", and no SHA-512',
    ],
    [
      'a link to a folder that is no workspace',
      lock,
      (text: string) =>
        text.replace(
          'specifier: 1.0.0\n        version: 1.0.0',
          'specifier: link:../a\n        version: link:../../../a',
        ),
      'packages/mock: it is linked to ../../../a, which is no workspace of this repository',
    ],
    [
      'an install script in what is published',
      workspace,
      (text: string) => text.replace('@countersign/builds": false', '@countersign/inner": false'),
      '@countersign/inner@1.0.0: it has an install script, and comes to our users by @countersign/base@2.0.0 > @countersign/outer@1.0.0 > @countersign/inner@1.0.0',
    ],
    [
      'a decision on an install script that nothing has',
      workspace,
      (text: string) => text.replace('@countersign/builds"', '@countersign/gone"'),
      'allowBuilds > @countersign/gone in pnpm-workspace.yaml: nothing in the lockfile goes by that',
    ],
    [
      'no decision on an install script',
      workspace,
      (text: string) => text.replace('builds": false', 'builds": set this to true or false'),
      'allowBuilds > @countersign/builds in pnpm-workspace.yaml: nobody has decided on it',
    ],
    [
      'an override that changes nothing',
      workspace,
      (text: string) => text.replace('outer>@countersign/inner', 'old>@countersign/inner'),
      'overrides > @countersign/old>@countersign/inner in pnpm-workspace.yaml: nothing in the lockfile has the version 1.0.0 by it',
    ],
    [
      'an override by another version',
      workspace,
      (text: string) => text.replace('inner": 1.0.0', 'inner": 1.0.1'),
      'overrides > @countersign/outer>@countersign/inner in pnpm-workspace.yaml: nothing in the lockfile has the version 1.0.1 by it',
    ],
    [
      'a format that is not known',
      lock,
      (text: string) => text.replace(/lockfileVersion: .*/, "lockfileVersion: '10.0'"),
      'pnpm-lock.yaml is of version 10.0, and only 9 is known',
    ],
  ] as const)('must not have %s', async ([, file, change, message]) => {
    const repository = copyOf(inject('repository'));
    edit(repository, file, change);
    const { status, stderr } = await command(repository, ['lockfile']);
    expect(stderr).toContain(`countersign: ${message}`);
    expect(status).toBe(1);
  });
});
