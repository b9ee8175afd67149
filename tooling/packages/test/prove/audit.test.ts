import { beforeAll, expect, it } from 'vitest';
import { askRegistry, type Advisory } from '../../src/advisories.ts';
import { audit } from '../../src/audit.ts';
import { listThirdParty } from '../../src/third-party-packages.ts';
import { scratch, start, write } from '../command.ts';
import { startAdvisories, type Advisories } from './advisories-server.ts';

const identifiers = new Map([
  ['strnum', 'GHSA-aaaa-bbbb-cccc'],
  ['drange', 'GHSA-dddd-eeee-ffff'],
  ['vitest', 'GHSA-gggg-hhhh-jjjj'],
]);

/**
 * Runs a function with a registry that gives an answer, and returns the requests to the registry.
 */
async function withRegistry<T>(
  answer: { status?: number; body: string },
  use: (environment: Record<string, string>) => Promise<T>,
): Promise<{ result: T; asked: Advisories['asked'] }> {
  const registry = await startAdvisories(answer.status ?? 200, answer.body);
  try {
    const environment = { pnpm_config_registry: registry.url, pnpm_config_fetch_retries: '0' };
    return { result: await use(environment), asked: registry.asked };
  } finally {
    await registry.close();
  }
}

/** Audits in this process, with pnpm's answer about a registry. */
async function judge(
  said: Advisory[] | string,
  { accepted = [], mustAnswer = false }: { accepted?: object[]; mustAnswer?: boolean } = {},
) {
  const file = write(scratch(), 'accepted.yaml', { accepted });
  let [stdout, stderr] = ['', ''];
  const output = {
    print: (text: string) => (stdout += text),
    complain: (line: string) => (stderr += `${line}\n`),
  };
  const problems = await audit(file, mustAnswer, output, async () => said);
  return { problems, stdout, stderr };
}

/** The answer that all versions of three packages have a vulnerability each. */
const vulnerable = {
  // Installed by users, only inside of a package that the mock bundles, and only by developers.
  strnum: [describeAdvisory(1, 'strnum', 'low')],
  drange: [describeAdvisory(2, 'drange', 'low')],
  vitest: [describeAdvisory(3, 'vitest', 'high')],
};

function describeAdvisory(number: number, name: string, severity: string) {
  return {
    id: number,
    url: `https://github.com/advisories/${identifiers.get(name)}`,
    title: 'It never ends',
    severity,
    vulnerable_versions: '<1000.0.0',
    cwe: ['CWE-400'],
    cvss: { score: 5, vectorString: null },
  };
}

// The output of pnpm for that response is the same for all tests.
let advisories: Advisory[];
beforeAll(async () => {
  const bundled = listThirdParty().filter((one) => one.bundled);
  const { result } = await withRegistry({ body: JSON.stringify(vulnerable) }, (environment) =>
    askRegistry(bundled, environment),
  );
  if (typeof result === 'string') throw new Error(result);
  advisories = result;
});

/** Finds the advisory of a package. */
function find(name: keyof typeof vulnerable): Advisory {
  const found = advisories.find(({ module_name: module }) => module === name);
  if (found === undefined) throw new Error(`pnpm reports nothing of ${name}`);
  return found;
}

it('asks about what is locked and what is bundled, and passes if nothing is known', async () => {
  const file = write(scratch(), 'accepted.yaml', { accepted: [] });
  const { result, asked } = await withRegistry({ body: '{}' }, (environment) =>
    start(['audit', '--must-answer', '--accepted', file], environment),
  );
  expect(result).toEqual({ status: 0, stdout: 'no vulnerabilities to fix\n', stderr: '' });
  const packages = Object.assign({}, ...asked);
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(Object.keys(vulnerable)));
});

it.each([
  ['installs', 'strnum', 'fast-xml-parser'],
  ['gets bundled', 'drange', '@countersign/mock'],
] as const)('fails at a low severity in what a user %s', async (_, name, by) => {
  const { problems } = await judge([find(name)]);
  const id = identifiers.get(name);
  expect(problems).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${id} \\(low\\), ${name}@.*: It never ends; in what users get, by ${by}; update it to >=1000\\.0\\.0, or accept it in .*accepted\\.yaml \\(https://github\\.com/advisories/${id}\\)$`,
      ),
    ),
  ]);
});

it('only prints what is in development, and fails if it is critical', async () => {
  const high = await judge([find('vitest')]);
  expect(high.stdout).toMatch(/vitest@\S+: It never ends; in development, by \S+>vitest;/);
  expect(high).toMatchObject({ problems: [], stderr: '' });
  const critical = await judge([{ ...find('vitest'), severity: 'critical' }]);
  expect(critical.problems).toEqual([expect.stringContaining('in development, by')]);
});

it('passes what is accepted, until the last day', async () => {
  const advisory = identifiers.get('strnum');
  const entry = { advisory, reason: 'Nobody can reach it.' };
  const said = [{ ...find('strnum'), severity: 'critical' }];
  const accepted = await judge(said, { accepted: [{ ...entry, until: '2999-12-31' }] });
  expect(accepted.stdout).toContain('accepted until 2999-12-31: Nobody can reach it.');
  expect(accepted.problems).toEqual([]);
  const expired = await judge(said, { accepted: [{ ...entry, until: '2020-12-31' }] });
  expect(expired.problems).toHaveLength(1);
  const gone = await judge([], { accepted: [{ ...entry, until: '2999-12-31' }] });
  expect(gone.stdout).toContain(`${advisory} is not found any more; remove it`);
});

it('rejects an accepted advisory without a reason or a last day', async () => {
  const { problems } = await judge([], { accepted: [{ advisory: 'GHSA-aaaa-bbbb-cccc' }] });
  expect(problems.join()).toMatch(/at accepted\[0\]\.reason[^]*at accepted\[0\]\.until/);
});

it.each([
  ['does not know the question', { status: 405, body: '' }, 'responded with 405'],
  ['answers without JSON', { body: '<html>' }, 'returned invalid JSON'],
])('says that nothing was checked if the registry %s', async (_, answer, reason) => {
  const { result } = await withRegistry(answer, (environment) => askRegistry([], environment));
  if (typeof result !== 'string') throw new Error('pnpm reports advisories');
  const may = await judge(result);
  expect(may.stderr).toMatch(/^countersign: NOTHING was checked for vulnerabilities: .*\n$/);
  expect(may.stderr).toContain(reason);
  expect(may.problems).toEqual([]);
  const must = await judge(result, { mustAnswer: true });
  expect(must.problems).toEqual([expect.stringContaining('NOTHING was checked')]);
});
