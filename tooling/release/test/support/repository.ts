import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustRun, publishedPackages, root, run, type Ran } from '@countersign/packages';
import { bundleTree } from '@countersign/spec-tools/bundle-tree';
import { Tree } from '@countersign/spec-tools/tree';
import { inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { runCommand } from '../../src/command.ts';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
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

/** A repository of each version, which others are copied from. */
const templates = new Map<string, Promise<string>>();

async function createTemplate(version: string): Promise<string> {
  const { specs, templates: parent } = inject('prepared');
  const repository = new Repository(mkdtempSync(path.join(parent, 'repository-')));
  cpSync(specs, repository.folder, { recursive: true });
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
  await repository.git('init', '--quiet', '--template=', '--initial-branch', 'main');
  await repository.commit();
  if (version !== '0.0.0') await repository.git('tag', `v${version}`);
  return repository.folder;
}

/** A small repository, with the smallest area of the contract and the rules of pushed events. */
export class Repository {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @param version the version of all packages, which the first commit has the tag of */
  static async create(version: string): Promise<Repository> {
    let template = templates.get(version);
    if (template === undefined) templates.set(version, (template = createTemplate(version)));
    const repository = new Repository(createFolder());
    cpSync(await template, repository.folder, { recursive: true });
    return repository;
  }

  /** Runs the command in this process, in the folder of the repository. */
  async release(...words: string[]): Promise<Ran> {
    const printed = { stdout: '', stderr: '' };
    const before = process.cwd();
    process.chdir(this.folder);
    try {
      const status = await runCommand(words, {
        repository: process.cwd(),
        say: (line) => (printed.stdout += `${line}\n`),
        complain: (line) => (printed.stderr += `${line}\n`),
      });
      return { status, ...printed };
    } finally {
      process.chdir(before);
    }
  }

  /** Runs the command in a process of its own, as the bootstrap does. */
  start(...words: string[]): Promise<Ran> {
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
    await bundleTree(new Tree(path.join(this.folder, 'specs')));
  }
}
