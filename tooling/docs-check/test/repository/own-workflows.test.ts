// The workflows of this repository: the host takes them, they run what a person runs, and none may
// do more than it has to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../documents.ts';
import { ownJobs, ownWorkflows, type Step } from './own-workflows.ts';
import { faultsOf } from '../workflow-faults.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Events that run the code of a stranger with the rights of one, or no code of a stranger. */
const harmless = new Set([
  'push',
  'pull_request',
  'schedule',
  'workflow_call',
  'workflow_dispatch',
]);

describe.each(ownWorkflows)('$file', ({ code, on, permissions, concurrency }) => {
  it('is a workflow', async () => {
    expect(await faultsOf(code)).toEqual([]);
  });

  it('runs scripts that exist', () => {
    const scripts = [...code.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  });

  it('is started by nothing that lends its rights to the code of a stranger', () => {
    expect(Object.keys(on).filter((event) => !harmless.has(event))).toEqual([]);
  });

  it('knows no secret; the token of a run comes without', () => {
    expect(code).not.toMatch(/\bsecrets\b/);
  });

  it('may only read, if a job does not say more', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  });

  it('does not pile up', () => {
    expect(concurrency?.group).toEqual(expect.any(String));
  });
});

describe.each(ownJobs)('$name', ({ job, steps }) => {
  it('ends', () => {
    // One that calls a workflow ends with the jobs of that.
    expect(job.uses ?? job['timeout-minutes']).toBeDefined();
  });

  it('runs only actions that are there, each in a version', () => {
    expect([job, ...steps].flatMap(({ uses }) => uses ?? []).filter(isUnknown)).toEqual([]);
  });

  it('leaves no token behind in the checkout', () => {
    const kept = steps.filter(
      ({ uses, with: given }) =>
        uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
    );
    expect(kept).toEqual([]);
  });

  it('runs no command that somebody else could write a piece of', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

it('may write only where it publishes', () => {
  const writing = ownJobs.flatMap(({ name, job }) =>
    Object.entries(job.permissions ?? {}).flatMap(([what, how]) =>
      how === 'read' ? [] : `${name}: ${what}`,
    ),
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

it('publishes nothing that comes from a cache, which a run of less trust may have filled', () => {
  const cached = ownJobs.filter(({ workflow, steps }) =>
    ['release.yml', 'reference.yml'].includes(workflow.file) ? steps.some(isCached) : false,
  );
  expect(cached).toEqual([]);
  // It would find them.
  expect(ownJobs.some(({ steps }) => steps.some(isCached))).toBe(true);
});

it('checks a change with the commands of a person and nothing else', () => {
  const commands = ownJobs
    .filter(({ workflow }) => workflow.file !== 'release.yml')
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toContain('npm test');
  expect(commands.filter((command) => !/^npm (test|run [\w:]+( -- .*)?)$/.test(command))).toEqual(
    [],
  );
});

it('runs the tests on what CONTRIBUTING and the README promise', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const promise = /CI runs it on ([\w, ]+), with Node ([\d, ]+) and the latest\./.exec(text) ?? [];
  const [, systems = '', nodes = ''] = promise.map((words) => words.replace(' and ', ', '));
  expect(systems, 'what CONTRIBUTING says of CI').not.toBe('');

  const ci = ownWorkflows.find(({ file }) => file === 'ci.yml');
  const matrix = ci?.jobs['test']?.strategy?.matrix;
  const images = systems.split(', ').map((name) => imageOf[name] ?? name);
  expect(matrix?.system.toSorted()).toEqual(images.toSorted());
  const all = [...(matrix?.node ?? []), ...(matrix?.include ?? []).map(({ node }) => node)];
  expect(all.toSorted()).toEqual([...nodes.split(', '), 'latest'].toSorted());

  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  expect(all).toContain(/Node (\d+)(?:\.\d+)? or newer/.exec(readme)?.[1]);
});

describe.each(readdirSync(path.join(root, '.github/actions')))('the action %s', (name) => {
  const action: { runs: { steps: Step[] } } = parse(
    readFileSync(path.join(root, '.github/actions', name, 'action.yml'), 'utf8'),
  );

  it('runs only actions that are there, each in a version', () => {
    const used = action.runs.steps.flatMap(({ uses }) => uses ?? []);
    expect(used).not.toEqual([]);
    expect(used.filter(isUnknown)).toEqual([]);
  });

  it('is used', () => {
    const used = ownJobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used).toContain(`./.github/actions/${name}`);
  });
});

/** What the host calls the systems. */
const imageOf: Record<string, string> = {
  Linux: 'ubuntu-latest',
  macOS: 'macos-latest',
  Windows: 'windows-latest',
};

/** Whether it is neither of this repository nor a version of an action of those we trust. */
function isUnknown(uses: string): boolean {
  if (uses.startsWith('./')) return !existsSync(path.join(root, uses));
  return !/^(actions|changesets)\/[\w-]+@(v\d+|[\da-f]{40})$/.test(uses);
}

function isCached({ uses = '', with: given }: Step): boolean {
  return (
    uses.startsWith('actions/cache@') ||
    uses === './.github/actions/prepare' ||
    // It caches by itself where it is not told otherwise.
    (uses.startsWith('actions/setup-node@') && given?.['package-manager-cache'] !== false)
  );
}
