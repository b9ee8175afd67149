// What keeps dependencies up to date knows all that there is to update, and nothing that is gone.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../documents.ts';

interface Update {
  'package-ecosystem': string;
  directory?: string;
  directories?: string[];
  schedule: { interval: string };
  cooldown?: { 'default-days': number };
  groups?: Record<string, { patterns: string[] }>;
  ignore?: { 'dependency-name': string }[];
}

interface Workspace {
  nodeVersion: string;
  catalog: Record<string, string>;
  catalogs: Record<string, Record<string, string>>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version, updates }: { version: number; updates: Update[] } = parse(
  read('.github/dependabot.yml'),
);
const workspace: Workspace = parse(read('pnpm-workspace.yaml'));
const dockerfiles = findAll('**/Dockerfile*');

/** The files that say what a kind of dependency is used, by the name that the host has for the kind. */
const kinds: Record<string, string[]> = {
  npm: findAll('**/{package-lock.json,pnpm-lock.yaml,yarn.lock,npm-shrinkwrap.json}'),
  bun: findAll('**/bun.{lock,lockb}'),
  docker: dockerfiles,
  'docker-compose': findAll('**/{docker-,}compose.{yml,yaml}').filter(pullsAnImage),
  cargo: findAll('**/Cargo.toml'),
  gomod: findAll('**/go.mod'),
  pip: findAll('**/{requirements*.txt,pyproject.toml,Pipfile}'),
  bundler: findAll('**/Gemfile'),
  devcontainers: findAll('**/devcontainer.json'),
  gitsubmodule: findAll('.gitmodules'),
  'github-actions': [
    ...findAll('.github/workflows/*.yml').map(() => './workflow'),
    ...findAll('.github/actions/*/action.yml'),
  ],
};

it('is of the version that the host knows', () => expect(version).toBe(2));

it.each(Object.entries(kinds))(
  'looks after each folder that has something of %s',
  (kind, files) => {
    const folders = new Set(files.map((file) => path.posix.join('/', path.posix.dirname(file))));
    const patterns = updates
      .filter((update) => update['package-ecosystem'] === kind)
      .flatMap(({ directory, directories = [] }) => [
        ...directories,
        ...(directory ? [directory] : []),
      ]);
    expect(
      [...folders].filter((folder) => !patterns.some((one) => path.posix.matchesGlob(folder, one))),
    ).toEqual([]);
    expect(
      patterns.filter((one) => ![...folders].some((folder) => path.posix.matchesGlob(folder, one))),
    ).toEqual([]);
  },
);

it('knows no kind but these', () => {
  expect(Object.keys(kinds)).toEqual(
    expect.arrayContaining(updates.map((update) => update['package-ecosystem'])),
  );
});

describe.each(updates.map((update) => ({ kind: update['package-ecosystem'], update })))(
  'updates of $kind',
  ({ update }) => {
    it('come together, once a week, and not on the day of a release', () => {
      expect(update.schedule.interval).toBe('weekly');
      expect(update.cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
      expect(Object.keys(update.groups ?? {})).not.toEqual([]);
    });
  },
);

it('leaves out only what is there', () => {
  const names = [workspace.catalog, ...Object.values(workspace.catalogs)].flatMap(Object.keys);
  const npm = updates.find((one) => one['package-ecosystem'] === 'npm');
  const ignored = npm?.ignore?.map((one) => one['dependency-name']) ?? [];
  expect(ignored).not.toEqual([]);
  expect(
    ignored.filter((pattern) => !names.some((name) => path.posix.matchesGlob(name, pattern))),
  ).toEqual([]);
});

// Nothing moves all of them at once, so that a pull request for one has to bring the others along.
it('finds the same Node in the workspace and in the images', () => {
  const images = dockerfiles.flatMap((file) =>
    [...read(file).matchAll(/^FROM node:([\d.]+)/gm)].map(([, tag]) => tag),
  );
  expect(images).not.toEqual([]);
  expect(new Set([workspace.catalog['node'], ...images])).toEqual(new Set([workspace.nodeVersion]));
});

/** Whether there is a service that is not built here, and so one that somebody else brings out. */
function pullsAnImage(file: string): boolean {
  const { services }: { services: Record<string, { build?: unknown }> } = parse(read(file));
  return Object.values(services).some(({ build }) => build === undefined);
}

/** Files of the repository, with `/` on every system. */
function findAll(pattern: string): string[] {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/.scratch-*/**', '**/test/**'];
  return globSync(pattern, { cwd: root, exclude }).map((file) => file.replaceAll(path.sep, '/'));
}
