// The errors and messages of the release commands.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Repository, withoutScope } from './support/repository.ts';

const invalid = '.changeset/less.md is invalid:';

/** The version, the preparation of the repository, the command, and its error. */
const cases: readonly (readonly [
  title: string,
  version: string,
  prepare: (repository: Repository) => void | Promise<unknown>,
  command: string[],
  says: string,
])[] = [
  [
    'a version without its tag',
    '0.3.0',
    (one) => one.git('tag', '--delete', 'v0.3.0'),
    ['check'],
    'the packages have version 0.3.0, but there is no tag v0.3.0 to compare with. Run git fetch --tags.',
  ],
  [
    'packages of several versions',
    '0.3.0',
    (one) => one.write({ 'packages/zod/package.json': '{ "name": "zod", "version": "0.4.0" }' }),
    ['check'],
    'the packages must have one version, but have ',
  ],
  [
    'an empty changeset',
    '0.0.0',
    (one) => one.write({ '.changeset/less.md': '' }),
    ['check'],
    `${invalid} file is empty. Fix it, or write it with npx changeset.`,
  ],
  [
    'a changeset of text alone',
    '0.0.0',
    (one) => one.write({ '.changeset/README.md': 'What.', '.changeset/less.md': 'Less.' }),
    ['check'],
    `${invalid} missing or invalid frontmatter.`,
  ],
  [
    'a changeset with an unknown bump',
    '0.0.0',
    (one) => one.declare({ zod: 'huge' }),
    ['check'],
    `${invalid} invalid version type "huge" for package "@countersign/zod".`,
  ],
  [
    'a changeset of a package that is not published',
    '0.0.0',
    (one) => one.declare({ release: 'patch' }),
    ['check'],
    `${invalid} @countersign/release is not published, only @countersign/`,
  ],
  [
    'a folder without changesets',
    '0.0.0',
    ({ folder }) => rmSync(path.join(folder, '.changeset'), { recursive: true }),
    ['publish'],
    'has no folder .changeset. Go to the root of the repository.',
  ],
  [
    'publishing before there is a version',
    '0.0.0',
    (one) => one.declare({ zod: 'patch' }),
    ['publish'],
    '.changeset/less.md waits for a version. Create it first: npm run release:version',
  ],
  [
    'publishing what is not committed',
    '0.3.0',
    (one) => one.write({ 'packages/zod/more.txt': 'More.' }),
    ['publish'],
    'Commit or remove this:\n\n?? packages/zod/more.txt',
  ],
  [
    'publishing a version without a changelog',
    '0.3.0',
    () => undefined,
    ['publish'],
    'CHANGELOG.md has no section 0.3.0. Write it by npm run release:version.',
  ],
  [
    'a version of nothing',
    '0.3.0',
    () => undefined,
    ['version'],
    'there are no unreleased changesets. Add one first: npx changeset',
  ],
  [
    'a version that declares too little',
    '0.3.0',
    async (one) => {
      one.declare({ specs: 'patch' });
      await one.edit(withoutScope);
      await one.commit();
    },
    ['version'],
    'the changesets declare a patch bump of @countersign/specs, which is too small.',
  ],
  [
    'a version that cannot be formatted, when half of it is written',
    '0.3.0',
    async (one) => {
      one.declare({ specs: 'minor' });
      one.write({ '.oxfmtrc.json': 'no JSON', 'specs/CHANGELOG.md': '# Specs\n\n## 0.3.0\n' });
      await one.edit(withoutScope);
      await one.commit();
    },
    ['version'],
    'changeset version failed:',
  ],
  ['an unknown command', '0.0.0', () => undefined, ['chek'], 'there is no command chek.'],
  ['no command', '0.0.0', () => undefined, [], 'name a command.'],
  ['two commands', '0.0.0', () => undefined, ['check', 'version'], 'too many arguments.'],
  ['--since', '0.0.0', () => undefined, ['version', '--since', 'a'], 'only check takes --since.'],
  ['--short', '0.0.0', () => undefined, ['check', '--short'], 'only rehearse takes --short.'],
  ['--force', '0.0.0', () => undefined, ['check', '--force'], "Unknown option '--force'"],
];

test.each(cases)('%s', async (_, version, prepare, command, says) => {
  const repository = await Repository.create(version);
  await prepare(repository);
  const before = await repository.git('status', '--porcelain');

  const { status, stdout, stderr } = await repository.release(...command);

  expect(stderr).toMatch(/^countersign: /);
  expect(stderr).toContain(says);
  expect(stderr).not.toMatch(/ at .*release.src/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(await repository.git('status', '--porcelain')).toBe(before);
});
