import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRegistry } from '@countersign/tarballs/registry';
import { mustRun, root, run, type Ran } from '@countersign/tarballs';
import { stringify } from 'yaml';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const rootManifest: { packageManager: string } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Packages of others, as the fixture's registry has them. */
const others = [
  { name: '@countersign/outer', license: 'MIT', dependencies: { '@countersign/inner': '^1.0.0' } },
  { name: '@countersign/inner', license: 'ISC' },
  { name: '@countersign/peer', license: '(MIT OR GPL-3.0-only)' },
  { name: '@countersign/old', licenses: [{ type: 'BSD-3-Clause', url: 'https://example.com' }] },
  { name: '@countersign/silent' },
  { name: '@countersign/held', license: 'Apache-2.0' },
  { name: '@countersign/builds', license: 'MIT', scripts: { postinstall: 'node --version' } },
];

/** What only development needs, so that it is not among what users get. */
const development = { '@countersign/held': '1.0.0', '@countersign/builds': '1.0.0' };

/** The files of a repository with two published packages, by their path. */
const files = {
  'package.json': { name: 'fixture', private: true, packageManager: rootManifest.packageManager },
  'pnpm-workspace.yaml': {
    packages: ['packages/*'],
    // As the root has it: what runs is that version already.
    pmOnFail: 'ignore',
    // What the tests install stays out of the store that other work shares.
    storeDir: '.store',
    allowBuilds: { '@countersign/builds': false },
    overrides: { '@countersign/outer>@countersign/inner': '1.0.0' },
  },
  'packages/base/package.json': {
    name: '@countersign/base',
    version: '2.0.0',
    license: 'MIT',
    files: ['dist'],
    dependencies: {
      '@countersign/outer': '^1.0.0',
      '@countersign/old': '^1.0.0',
      '@countersign/silent': '^1.0.0',
    },
  },
  'packages/base/dist/index.json': {},
  'packages/mock/package.json': {
    name: '@countersign/mock',
    version: '2.0.0',
    license: 'MIT',
    files: ['dist'],
    dependencies: { '@countersign/base': 'workspace:*' },
    peerDependencies: { '@countersign/peer': '^1.0.0' },
    devDependencies: { '@countersign/peer': '1.0.0', ...development },
  },
  'packages/mock/dist/bundled.json': [
    { name: '@countersign/held', version: '1.0.0', license: 'Apache-2.0' },
    // As another version of the same, which came inside of a package of others.
    { name: '@countersign/held', version: '0.9.0', license: 'MIT' },
  ],
  'tooling/supply-chain/licences.yaml': {
    allowed: ['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT'],
    exceptions: [
      {
        package: '@countersign/silent',
        version: '1.0.0',
        licence: 'MIT',
        reason: 'Its author said so.',
      },
    ],
  },
  'tooling/supply-chain/accepted-advisories.yaml': { accepted: [] },
} satisfies Record<string, unknown>;

/** Makes the repository and installs it, from a registry that holds the packages of others. */
export async function makeRepository(): Promise<string> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-supply-chain-'));
  const repository = path.join(scratch, 'repository');
  for (const [file, content] of Object.entries(files)) write(repository, file, content);
  const registry = await startRegistry(path.join(scratch, 'registry'));
  try {
    for (const { name, ...rest } of others) {
      const folder = path.join(scratch, name);
      write(folder, 'package.json', { name, version: '1.0.0', ...rest });
      const packed = await mustRun('npm', ['pack', '--json'], { folder });
      const [tarball]: { filename: string }[] = JSON.parse(packed);
      await registry.publish(path.join(folder, tarball?.filename ?? ''));
    }
    await mustRun('npx', ['-y', rootManifest.packageManager, 'install'], {
      folder: repository,
      environment: { pnpm_config_registry: registry.url },
    });
  } finally {
    await registry.close();
  }
  return repository;
}

/** Copies the repository, with what is installed in it, for one test to change. */
export function copyOf(repository: string): string {
  const copy = path.join(mkdtempSync(path.join(path.dirname(repository), 'copy-')), 'repository');
  cpSync(repository, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Writes data into a file of a folder, as YAML or JSON. */
export function write(folder: string, file: string, content: unknown): void {
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, file.endsWith('.yaml') ? stringify(content) : JSON.stringify(content));
}

/** Changes the text of a file. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const at = path.join(folder, file);
  const before = readFileSync(at, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the change changes nothing in ${file}`);
  writeFileSync(at, after);
}

/** Runs the command in a folder. */
export function command(
  folder: string,
  words: string[],
  environment: Record<string, string | undefined> = {},
): Promise<Ran> {
  return run(process.execPath, [cli, ...words], { folder, environment });
}
