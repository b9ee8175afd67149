import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareContracts, contractAt, lastRelease, releases } from '@countersign/contract-diff';
import { mustRun, root } from '@countersign/packages';
import { expect, test } from 'vitest';
import { folderOf } from './support/command.ts';

/** Runs git in a repository of the test, by nobody's settings. */
function git(folder: string, ...words: string[]): Promise<string> {
  const settings = ['user.name=Test', 'user.email=test@harbour.example', 'commit.gpgsign=false'];
  const given = settings.flatMap((setting) => ['-c', setting]);
  return mustRun('git', [...given, ...words], { folder });
}

async function commit(folder: string): Promise<void> {
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', 'A state');
}

/** A repository with the smallest area of the contract. */
async function repository(): Promise<string> {
  const folder = folderOf();
  for (const part of ['oauth', 'common'])
    cpSync(path.join(root, 'specs', part), path.join(folder, 'specs', part), { recursive: true });
  await git(folder, 'init', '--quiet');
  await commit(folder);
  return folder;
}

test('two commits are compared by what their trees say, and the file is named', async () => {
  const folder = await repository();
  await git(folder, 'tag', 'v1.0.0');
  const file = path.join(folder, 'specs/oauth/schemas/tokenResponse.yaml');
  const written = readFileSync(file, 'utf8');
  const without = written.replace(/ {2}scope:\r?\n( {4}.*\r?\n)+/, '');
  expect(without).not.toBe(written);
  writeFileSync(file, without);
  await commit(folder);

  const changes = compareContracts(
    await contractAt('v1.0.0', folder),
    await contractAt('HEAD', folder),
  );

  expect(changes).toEqual([
    {
      level: 'breaking',
      area: 'oauth',
      subject: { kind: 'schema', name: 'tokenResponse' },
      part: 'scope',
      what: 'is gone',
      words: false,
      pointer: '/components/schemas/tokenResponse/properties/scope',
      file: 'specs/oauth/schemas/tokenResponse.yaml',
      reaches: ['OAuth_token'],
    },
  ]);
});

test('the last release is the highest version that this commit comes after', async () => {
  const folder = await repository();
  await expect(lastRelease(folder)).rejects.toThrow(
    'there is no tag of a release to compare with. Name what to compare with, or get the tags',
  );
  for (const tag of ['v1.9.0', 'v1.10.0', 'v2', 'vnext', '3.0.0']) await git(folder, 'tag', tag);
  await git(folder, 'checkout', '--quiet', '-b', 'other');
  await git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Elsewhere');
  await git(folder, 'tag', 'v9.0.0');
  await git(folder, 'checkout', '--quiet', '-');

  await expect(lastRelease(folder)).resolves.toBe('v1.10.0');
  await expect(releases(folder)).resolves.toEqual(['v1.10.0', 'v1.9.0']);
});

test('a commit that is none, has no specs, or has some that cannot be bundled is refused', async () => {
  const folder = await repository();
  await expect(contractAt('nowhere', folder)).rejects.toThrow(
    'there is no nowhere, neither as a file nor as a commit.',
  );
  await expect(contractAt('--all', folder)).rejects.toThrow('there is no --all');

  writeFileSync(path.join(folder, 'specs/oauth/schemas/tokenResponse.yaml'), '- no\n- schema: [');
  await commit(folder);
  await expect(contractAt('HEAD', folder)).rejects.toThrow(
    'the specs of HEAD cannot be bundled: countersign: ',
  );

  await git(folder, 'rm', '--quiet', '-r', 'specs');
  writeFileSync(path.join(folder, 'README.md'), 'Nothing.\n');
  await commit(folder);
  await expect(contractAt('HEAD', folder)).rejects.toThrow('HEAD has no specs: ');
});
