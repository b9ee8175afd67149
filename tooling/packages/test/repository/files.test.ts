// Files and versions that no single workspace can check.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Lockfile {
  packages: Record<string, { os?: string[]; cpu?: string[] }>;
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('has no two files that differ by case alone, which macOS and Windows take for one', async () => {
  const files = (await mustRun('git', ['ls-files', '-z'], { folder: root })).split('\0');
  expect(files.length).toBeGreaterThan(1000);
  const groups = Map.groupBy(files, (file) => file.normalize('NFC').toLowerCase());
  expect([...groups.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it('has the same Node in the workspace and in the images', () => {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/test/**'];
  const images = globSync('**/{Docker,Container}file*', { cwd: root, exclude }).flatMap((file) =>
    [...read(file).matchAll(/^FROM node:([\d.]+)/gm)].map(([, tag]) => tag),
  );
  const workspace: { nodeVersion: string; catalog: Record<string, string> } = parse(
    read('pnpm-workspace.yaml'),
  );
  expect(images).not.toEqual([]);
  expect(new Set([workspace.catalog['node'], ...images])).toEqual(new Set([workspace.nodeVersion]));
});

// The servers ask nobody for a password.
it('publishes the ports of containers on this machine alone', async () => {
  const kinds = ['*.md', '*.yaml', '*.yml', '*Dockerfile', '*Containerfile'];
  const files = (await mustRun('git', ['ls-files', '-z', ...kinds], { folder: root })).split('\0');
  const published = files.filter(Boolean).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /\b(?:docker|podman) run\b/.test(line))
      .flatMap((line) => [...line.matchAll(/ (?:-p|--publish)[ =](\S+)/g)])
      .map(([, port]) => `${file}: ${port}`),
  );
  expect(published.length).toBeGreaterThan(1);
  expect(published.filter((one) => !one.includes(': 127.0.0.1:'))).toEqual([]);
});

// An installation leaves out, without a word, binaries that its registry does not have.
it('has the binaries of a tool in the lockfile for every system that CI runs on', () => {
  const { packages, snapshots }: Lockfile = parse(read('pnpm-lock.yaml'));
  const systems = [
    { os: 'linux', cpu: 'x64' },
    { os: 'darwin', cpu: 'arm64' },
    { os: 'win32', cpu: 'x64' },
  ];
  const find = (id: string) => packages[id.replace(/\(.*$/, '')];
  const lacking = Object.entries(snapshots).filter(([id, { optionalDependencies = {} }]) => {
    const binaries = Object.entries(optionalDependencies).map((one) => find(one.join('@')));
    const served = systems.filter(({ os, cpu }) =>
      binaries.some((one) => one?.os?.includes(os) && one.cpu?.includes(cpu)),
    );
    // A part of one binary is not for other systems.
    return served.length > 0 && served.length < systems.length && find(id)?.os === undefined;
  });
  expect(lacking.map(([id]) => id)).toEqual([]);
});

// The build of the site, which the fast part of the tests leaves out, refuses others.
it('has guides, READMEs and changes that lead only to hosts that the reference names with a reason', () => {
  const hosts: Record<string, string> = JSON.parse(read('apps/reference/src/finish/hosts.json'));
  const pages = ['apps/reference/src/content/docs/**/*.{md,mdx}', 'packages/*/{README,GUIDE}.md'];
  const guides = globSync([...pages, '.changeset/*.md'], { cwd: root });
  const links = guides.flatMap((file) =>
    [...read(file).matchAll(/\]\((https?:[^)\s]+)/g)].map(([, link = '']) => `${file}: ${link}`),
  );
  expect(links.length).toBeGreaterThan(1);
  const unnamed = links.filter((link) => !(new URL(link.split(': ')[1] ?? '').hostname in hosts));
  expect(unnamed).toEqual([]);
});

// A busy machine takes long for any step, and turns a shorter limit into a failure.
it('gives a test no time of its own: the limits of tooling/config only end what hangs', async () => {
  const listed = await mustRun(
    'git',
    ['ls-files', '-z', '*.test.ts', '*/test/*.ts', '*vitest*.ts'],
    {
      folder: root,
    },
  );
  // Mutants loop for ever, and its own time ends them; a fixture is run as by users of the package.
  const others = /^tooling\/config\/|vitest\.mutants\.config\.ts$|\/fixtures\//;
  const files = listed.split('\0').filter((file) => file !== '' && !others.test(file));
  const limits = [
    /\b(?:test|hook|teardown)Timeout:/,
    // The last argument of a test, and its options.
    /^\s*\},? [\d_]+\);?$/,
    /^\s*\{.*\btimeout: [\d_]{4,}.* \},?$/,
    /^\s*(?:describe|it|test)\b.*\{ timeout:/,
    /\.poll\(.*\btimeout:/,
  ];
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => limits.some((limit) => limit.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

// A project that says itself what it excludes is not told by the command line, and says nothing.
it('leaves out no test files on the command line where Vitest has projects', () => {
  const configs = globSync('{packages,apps,tooling}/*{,/test}/vitest.config.ts', { cwd: root });
  const withProjects = configs.filter((file) => read(file).includes('projects: ['));
  expect(withProjects).not.toEqual([]);
  const told = withProjects.filter((file) =>
    /vitest run.*--exclude/.test(read(`${path.dirname(file)}/package.json`)),
  );
  expect(told).toEqual([]);
});
