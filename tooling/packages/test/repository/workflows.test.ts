// The workflows of this repository are valid, run the same commands as a person, and have the least
// permissions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWorkflowErrors } from './workflow-errors.ts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
  strategy?: {
    matrix: { system?: string[]; node?: string[]; shard?: string[]; include?: { node: string }[] };
  };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) => {
  const code = readFileSync(path.join(root, '.github/workflows', file), 'utf8');
  const workflow: Workflow = parse(code);
  return { file, code, workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file} ${name}`,
    file,
    job,
    steps: job.steps ?? [],
  })),
);
const actions = readdirSync(path.join(root, '.github/actions')).flatMap((name) => {
  const file = path.join(root, '.github/actions', name, 'action.yml');
  const action: { runs: { steps: Step[] } } = parse(readFileSync(file, 'utf8'));
  return action.runs.steps;
});

describe.each(workflows)('$file', ({ code, workflow }) => {
  it('is valid, and runs scripts that exist', async () => {
    expect(await findWorkflowErrors(code)).toEqual([]);
    const named = [...code.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('gives no rights and no secrets to the code of others', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
    expect(code).not.toMatch(/\bsecrets\b/);
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
  });
});

it('uses only actions that exist, or known ones in a version', () => {
  const used = [...jobs.flatMap(({ job, steps }) => [job, ...steps]), ...actions].flatMap(
    ({ uses }) => uses ?? [],
  );
  const unknown = used.filter((uses) =>
    uses.startsWith('./')
      ? !existsSync(path.join(root, uses))
      : !/^(actions|changesets)\/[\w-]+@(v\d+|[\da-f]{40})$/.test(uses),
  );
  expect(unknown).toEqual([]);
});

it('leaves no token in a checkout, and runs no command with text of others in it', () => {
  const steps = jobs.flatMap((one) => one.steps);
  const kept = steps.filter(
    ({ uses, with: given }) =>
      uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
  );
  expect(kept).toEqual([]);
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
});

it('may write only where it publishes', () => {
  const writing = jobs.flatMap(({ name, job }) =>
    Object.entries(job.permissions ?? {})
      .filter(([, level]) => level !== 'read')
      .map(([permission]) => `${name}: ${permission}`),
  );
  expect(writing.toSorted()).toEqual([
    'reference.yml publish: id-token',
    'reference.yml publish: pages',
    'release.yml announce: contents',
    'release.yml publish: id-token',
    'release.yml version: contents',
    'release.yml version: pull-requests',
  ]);
});

it('runs all tests once, and the fast ones elsewhere, each shard of both', () => {
  const testing = jobs
    .filter(({ file }) => file === 'ci.yml')
    .flatMap(({ name, job, steps }) =>
      steps
        .filter(({ run }) => run?.startsWith('npm test') === true)
        .map(({ run = '' }) => ({ name, all: run.includes('--all'), job })),
    );
  expect(testing.map(({ name, all }) => ({ name, all }))).toEqual([
    { name: 'ci.yml everything', all: true },
    { name: 'ci.yml test', all: false },
  ]);
  for (const { job } of testing) {
    const { shard = [] } = job.strategy?.matrix ?? {};
    expect(shard.length).toBeGreaterThan(1);
    expect(shard).toEqual(shard.map((_, at) => `${at + 1}/${shard.length}`));
  }
});

it('runs at night what other runs only sample', () => {
  const nightly = jobs.filter(({ file }) => file === 'nightly.yml').flatMap((one) => one.steps);
  expect(nightly.map(({ run }) => run)).toContain('npm test -- --all');
  const { code = '' } = workflows.find(({ file }) => file === 'nightly.yml') ?? {};
  expect(code).toContain('COUNTERSIGN_SAMPLE: all');
});

const isCached = ({ uses = '', with: given }: Step): boolean =>
  uses.startsWith('actions/cache@') ||
  uses === './.github/actions/prepare' ||
  // It caches by default.
  (uses.startsWith('actions/setup-node@') && given?.['package-manager-cache'] !== false);

it('publishes nothing from a cache, which a run with fewer rights may have filled', () => {
  const cached = jobs.filter(({ steps }) => steps.some(isCached)).map(({ file }) => file);
  expect(cached).toContain('ci.yml');
  expect(cached).not.toContain('release.yml');
  expect(cached).not.toContain('reference.yml');
});

it('tests on what CONTRIBUTING promises', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, systems = '', nodes = ''] =
    /CI runs the fast tests on ([\w, ]+), with Node ([\d, ]+) and the latest,/.exec(text) ?? [];
  const matrix = jobs.find(({ name }) => name === 'ci.yml test')?.job.strategy?.matrix;
  const images = systems
    .replace('Linux', 'ubuntu')
    .toLowerCase()
    .split(/, | and /);
  expect(matrix?.system?.toSorted()).toEqual(images.map((name) => `${name}-latest`).toSorted());
  const all = [...(matrix?.node ?? []), ...(matrix?.include ?? []).map(({ node }) => node)];
  expect([...new Set(all)].toSorted()).toEqual([...nodes.split(', '), 'latest'].toSorted());
});
