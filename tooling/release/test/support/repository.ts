import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustRun, publishedPackages, root, run, type Ran } from '@countersign/packages';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const bundler = path.join(root, 'tooling/specs/src/bundle/cli.ts');
const changelog = new URL('../../src/changelog.ts', import.meta.url).href;
const { packageManager } = z
  .object({ packageManager: z.string() })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

/** A file of the specs, and how its text changes. */
export type Edit = readonly [file: string, change: (text: string) => string];

const response = 'specs/oauth/schemas/tokenResponse.yaml';

/** Removes a field of a response, which breaks. */
export const withoutScope: Edit = [
  response,
  (text) => text.replace(/ {2}scope:\r?\n( {4}.*\r?\n)+/, ''),
];

/** Adds fields to a response. */
export const withFields = (...names: string[]): Edit => [
  response,
  (text) =>
    text + names.map((name) => `  ${name}:\n    type: string\n    description: A.\n`).join(''),
];

/** Changes only words. */
export const inOtherWords: Edit = [
  response,
  (text) => text.replace('An access token and its properties.', 'An access token.'),
];

/** Removes a rule of pushed events, which breaks. */
export const withoutLimit: Edit = [
  'specs/connect/delivery.yaml',
  (text) => text.replace(/ {2}mostKeys: .*\r?\n/, ''),
];

/** Creates a folder that is removed after the test. */
export function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundled once for all tests of a file. */
let specs: Promise<string> | undefined;
afterAll(async () => {
  if (specs !== undefined) rmSync(await specs, { recursive: true, force: true });
});

async function bundleSpecs(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  for (const part of ['oauth', 'common', 'connect/delivery.yaml']) {
    const place = path.join('specs', part);
    cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
  }
  await bundle(folder);
  return folder;
}

function bundle(folder: string): Promise<string> {
  return mustRun(process.execPath, [bundler], { folder: path.join(folder, 'specs') });
}

/** A small repository, with the smallest area of the contract and the rules of pushed events. */
export class Repository {
  readonly folder = createFolder();

  /**
   * @param version the version of all packages
   * @param released whether the first commit has the tag of the version
   */
  static async create(version: string, released = version !== '0.0.0'): Promise<Repository> {
    const repository = new Repository();
    cpSync(await (specs ??= bundleSpecs()), repository.folder, { recursive: true });
    const packages = publishedPackages();
    const fixed = [packages.map(({ name }) => name)];
    repository.write({
      '.gitignore': 'dist/\n',
      'package.json': JSON.stringify({ name: 'small', private: true, packageManager }),
      'pnpm-workspace.yaml': 'packages: [specs, packages/*]\npmOnFail: ignore\n',
      '.changeset/config.json': JSON.stringify({ changelog, fixed, baseBranch: 'main' }),
    });
    for (const { place, name } of packages)
      repository.write({ [`${place}/package.json`]: JSON.stringify({ name, version }) });
    await repository.git('init', '--quiet', '--initial-branch', 'main');
    await repository.commit();
    if (released) await repository.git('tag', `v${version}`);
    return repository;
  }

  /** Runs the command, as the bootstrap does. */
  release(...words: string[]): Promise<Ran> {
    return run(process.execPath, [cli, ...words], { folder: this.folder });
  }

  /** Runs git without the settings of the user. */
  git(...words: string[]): Promise<string> {
    const settings = ['user.name=Test', 'user.email=test@harbour.example', 'commit.gpgsign=false'];
    const options = [...settings, 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
    return mustRun('git', [...options, ...words], { folder: this.folder });
  }

  async commit(): Promise<void> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--message', 'A state');
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Writes a changeset. */
  declare(bumps: Record<string, string>, file = '.changeset/less.md', text = 'Less.'): void {
    const lines = Object.entries(bumps).map(([name, bump]) => `'@countersign/${name}': ${bump}\n`);
    this.write({ [file]: `---\n${lines.join('')}---\n\n${text}\n` });
  }

  /** Edits files of the specs, and bundles them. */
  async edit(...edits: Edit[]): Promise<void> {
    for (const [file, change] of edits) {
      const before = this.read(file);
      const after = change(before);
      if (after === before) throw new Error(`${file} is not changed by the test`);
      this.write({ [file]: after });
    }
    await bundle(this.folder);
  }
}
