import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustRun, publishedPackages, root, run, type Ran } from '@countersign/packages';
import { onTestFinished } from 'vitest';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const bundler = path.join(root, 'tooling/specs/src/bundle/cli.ts');
const changelog = new URL('../../src/changelog.ts', import.meta.url).href;

/** The packages that are published, by their places. */
const packages = publishedPackages().map(({ place, name }) => ({ place, name }));

/** A small repository of a test. */
export interface Repository {
  folder: string;
  /** Runs the command in it, as the bootstrap does. */
  release(...words: string[]): Promise<Ran>;
  /** Runs git in it, by nobody's settings. */
  git(...words: string[]): Promise<string>;
  /** Writes files by their paths in it. */
  write(files: Record<string, string>): void;
  /** Commits all. */
  commit(): Promise<void>;
  /** Changes a file of the specs, and bundles them. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Gives every package a version. */
  setVersion(version: string): void;
}

/** A repository with the smallest area of the contract and the rules of pushed events, committed. */
export async function repositoryOf(version: string): Promise<Repository> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['oauth', 'common', 'connect/delivery.yaml']) {
    const place = path.join('specs', part);
    cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
  }
  const repository = at(folder);
  const { packageManager } = manifestAt(path.join(root, 'package.json'));
  const fixed = [packages.map(({ name }) => name)];
  repository.write({
    '.gitignore': 'dist/\n',
    'package.json': JSON.stringify({ name: 'small', private: true, packageManager }),
    // As in the root: pnpm runs as it is, and asks no registry for itself.
    'pnpm-workspace.yaml': 'packages: [specs, packages/*]\npmOnFail: ignore\n',
    '.changeset/config.json': JSON.stringify({ changelog, fixed, baseBranch: 'main' }),
  });
  repository.setVersion(version);
  await bundle(folder);
  await repository.git('init', '--quiet', '--initial-branch', 'main');
  await repository.commit();
  return repository;
}

/** The same, once its version has been released. */
export async function releasedRepository(version: string): Promise<Repository> {
  const repository = await repositoryOf(version);
  await repository.git('tag', `v${version}`);
  return repository;
}

function at(folder: string): Repository {
  const write = (files: Record<string, string>): void => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  const git = (...words: string[]): Promise<string> => {
    const settings = ['user.name=Test', 'user.email=test@harbour.example', 'commit.gpgsign=false'];
    const given = [...settings, 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
    return mustRun('git', [...given, ...words], { folder });
  };
  return {
    folder,
    write,
    git,
    release: (...words) => run(process.execPath, [cli, ...words], { folder }),
    async commit() {
      await git('add', '--all');
      await git('commit', '--quiet', '--message', 'A state');
    },
    async edit(file, change) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      const after = change(before);
      // A test whose edit does nothing would prove nothing.
      if (after === before) throw new Error(`${file} is not changed by the test`);
      write({ [file]: after });
      await bundle(folder);
    },
    setVersion(version) {
      for (const { place, name } of packages) {
        write({ [`${place}/package.json`]: `${JSON.stringify({ name, version }, null, 2)}\n` });
      }
    },
  };
}

function manifestAt(file: string): { packageManager: string } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function bundle(folder: string): Promise<string> {
  return mustRun(process.execPath, [bundler], { folder: path.join(folder, 'specs') });
}

/** What stands in a changeset that names some packages. */
export function changeset(bumps: Record<string, string>, summary = 'Tokens say less.'): string {
  const lines = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}`);
  return ['---', ...lines, '---', '', summary, ''].join('\n');
}
