import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changeset, repositoryOf } from './support/repository.ts';

test('a version without its tag', async () => {
  const { git, release } = await repositoryOf('0.3.0');
  await git('tag', 'v0.2.0');

  const { status, stderr } = await release('check');

  expect(stderr).toBe(
    'countersign: the packages have version 0.3.0, but there is no tag v0.3.0 to compare with. Get the tags by git fetch --tags.\n',
  );
  expect(status).toBe(1);
});

test('packages of several versions', async () => {
  const { write, release } = await repositoryOf('0.3.0');
  const manifest = { name: '@countersign/zod', version: '0.4.0' };
  write({ 'packages/zod/package.json': JSON.stringify(manifest) });

  const { status, stderr } = await release('check');

  expect(stderr).toContain('countersign: the packages must have one version, and have ');
  expect(stderr).toContain('Set them to one, or mend fixed in .changeset/config.json.');
  expect(status).toBe(1);
});

test.each([
  ['nothing', '', 'file is empty'],
  ['no head', 'Tokens say less.\n', 'missing or invalid frontmatter'],
  ['a head that is no YAML', "---\n'a: [\n---\n\nLess.\n", 'invalid YAML in frontmatter'],
  [
    'a bump that is none',
    changeset({ '@countersign/zod': 'huge' }),
    'invalid version type "huge" for package "@countersign/zod"',
  ],
])('a changeset with %s', async (_, text, reason) => {
  const { write, release } = await repositoryOf('0.0.0');
  write({
    '.changeset/README.md': 'What these are.\n',
    '.changeset/good.md': changeset({ '@countersign/zod': 'patch' }),
    '.changeset/torn.md': text,
  });

  const { status, stderr } = await release('check');

  expect(stderr).toBe(
    `countersign: .changeset/torn.md is no changeset: ${reason}. Mend it, or write it anew by npx changeset.\n`,
  );
  expect(status).toBe(1);
});

test.each(['@countersign/zodd', '@countersign/release'])(
  'a changeset of %s, which is not published',
  async (name) => {
    const { write, release } = await repositoryOf('0.0.0');
    write({ '.changeset/stray.md': changeset({ [name]: 'patch' }) });

    const { status, stderr } = await release('check');

    expect(stderr).toContain(
      `countersign: .changeset/stray.md names ${name}, which is no package that is published. There are `,
    );
    expect(stderr).toContain('@countersign/zod');
    expect(status).toBe(1);
  },
);

test.each(['check', 'version', 'publish', 'rehearse'])(
  '%s where there is no .changeset',
  async (command) => {
    const { folder, release } = await repositoryOf('0.0.0');
    rmSync(path.join(folder, '.changeset'), { recursive: true });

    const { status, stderr } = await release(command);

    expect(stderr).toMatch(
      /^countersign: .+ has no folder \.changeset\. Go to the root of the repository\.\n$/,
    );
    expect(status).toBe(1);
  },
);

test('publishing before there is a version', async () => {
  const { write, release } = await repositoryOf('0.0.0');
  write({ '.changeset/less.md': changeset({ '@countersign/zod': 'patch' }) });

  const { status, stderr } = await release('publish');

  expect(stderr).toBe(
    'countersign: a version is not made yet of .changeset/less.md. Make it first: npm run release:version\n',
  );
  expect(status).toBe(1);
});

test('publishing what is not committed', async () => {
  const { write, release } = await repositoryOf('0.3.0');
  write({ 'packages/zod/more.txt': 'More.\n' });

  const { status, stderr } = await release('publish');

  expect(stderr).toContain('countersign: this is not committed, so that no tag could name what is');
  expect(stderr).toContain('packages/zod/more.txt');
  expect(status).toBe(1);
});

test('publishing a version that no changelog tells of', async () => {
  const { release } = await repositoryOf('0.3.0');

  const { status, stderr } = await release('publish');

  expect(stderr).toMatch(
    /^countersign: .+\/CHANGELOG\.md says nothing of 0\.3\.0\. Write it by npm run release:version\.\n$/,
  );
  expect(status).toBe(1);
});

test.each([
  [['chek'], 'there is no command chek.'],
  [[], 'name a command.'],
  [['check', 'version'], 'one command at a time.'],
  [['version', '--since', 'HEAD'], 'only check takes --since.'],
  [['check', '--force'], "Unknown option '--force'"],
])('%j, with how it is used', async (words, sentence) => {
  const { release } = await repositoryOf('0.0.0');

  const { status, stdout, stderr } = await release(...words);

  expect(stderr).toContain(`countersign: ${sentence}`);
  expect(stderr).toContain('npm run release:<command>');
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
