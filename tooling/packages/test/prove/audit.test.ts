import type { Ran } from '@countersign/packages';
import { expect, it } from 'vitest';
import { startAdvisories, type Advisories } from './advisories-server.ts';
import { command, scratch, write } from './command.ts';

const id = 'GHSA-aaaa-bbbb-cccc';

/** Runs the command with a registry that gives an answer. */
async function audit(
  answer: { status?: number; body: string },
  { accepted = [], args = [] }: { accepted?: object[]; args?: string[] } = {},
): Promise<Ran & Pick<Advisories, 'asked'>> {
  const file = write(scratch(), 'accepted.yaml', { accepted });
  const registry = await startAdvisories(answer.status ?? 200, answer.body);
  const environment = { pnpm_config_registry: registry.url, pnpm_config_fetch_retries: '0' };
  try {
    const ran = await command(['audit', '--accepted', file, ...args], environment);
    return { ...ran, asked: registry.asked };
  } finally {
    await registry.close();
  }
}

/** The answer that all versions of a package have a vulnerability. */
function vulnerable(name: string, severity: string): { body: string } {
  const advisory = {
    id: 1,
    url: `https://github.com/advisories/${id}`,
    title: 'It never ends',
    severity,
    vulnerable_versions: '<1000.0.0',
    cwe: ['CWE-400'],
    cvss: { score: 5, vectorString: null },
  };
  return { body: JSON.stringify({ [name]: [advisory] }) };
}

it('asks about what is locked and what is bundled, and passes if nothing is known', async () => {
  const { asked, ...ran } = await audit({ body: '{}' }, { args: ['--must-answer'] });
  expect(ran).toEqual({ status: 0, stdout: 'no vulnerabilities to fix\n', stderr: '' });
  const packages = Object.assign({}, ...asked);
  // Installed by users, by developers, and only inside of a package that the mock bundles.
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(['strnum', 'vitest', 'drange']));
});

it.each([
  ['installs', 'strnum', 'fast-xml-parser'],
  ['gets bundled', 'drange', '@countersign/mock'],
])('fails at a low severity in what a user %s', async (_, name, by) => {
  const { status, stderr } = await audit(vulnerable(name, 'low'));
  expect(stderr).toMatch(
    new RegExp(
      `^countersign: ${id} \\(low\\), ${name}@.*: It never ends; in what users get, by ${by}; update it to >=1000\\.0\\.0, or accept it in .*accepted\\.yaml \\(https://github\\.com/advisories/${id}\\)\n$`,
    ),
  );
  expect(status).toBe(1);
});

it('only prints what is in development, and fails if it is critical', async () => {
  const high = await audit(vulnerable('vitest', 'high'));
  expect(high.stdout).toMatch(/vitest@\S+: It never ends; in development, by \S+>vitest;/);
  expect({ status: high.status, stderr: high.stderr }).toEqual({ status: 0, stderr: '' });
  const critical = await audit(vulnerable('vitest', 'critical'));
  expect(critical.stderr).toContain('in development, by');
  expect(critical.status).toBe(1);
});

it('passes what is accepted, until the last day', async () => {
  const entry = { advisory: id, reason: 'Nobody can reach it.' };
  const answer = vulnerable('strnum', 'critical');
  const accepted = await audit(answer, { accepted: [{ ...entry, until: '2999-12-31' }] });
  expect(accepted.stdout).toContain('accepted until 2999-12-31: Nobody can reach it.');
  expect(accepted.status).toBe(0);
  const expired = await audit(answer, { accepted: [{ ...entry, until: '2020-12-31' }] });
  expect(expired.status).toBe(1);
  const gone = await audit({ body: '{}' }, { accepted: [{ ...entry, until: '2999-12-31' }] });
  expect(gone.stdout).toContain(`${id} is not found any more; remove it`);
});

it('rejects an accepted advisory without a reason or a last day', async () => {
  const { status, stderr } = await audit({ body: '{}' }, { accepted: [{ advisory: id }] });
  expect(stderr).toMatch(/at accepted\[0\]\.reason[^]*at accepted\[0\]\.until/);
  expect(status).toBe(1);
});

it.each([
  ['does not know the question', { status: 405, body: '' }, 'responded with 405'],
  ['answers without JSON', { body: '<html>' }, 'returned invalid JSON'],
])('says that nothing was checked if the registry %s', async (_, answer, reason) => {
  const may = await audit(answer);
  expect(may.stderr).toMatch(/^countersign: NOTHING was checked for vulnerabilities: .*\n$/);
  expect(may.stderr).toContain(reason);
  expect(may.status).toBe(0);
  const must = await audit(answer, { args: ['--must-answer'] });
  expect(must.stderr).toContain('NOTHING was checked');
  expect(must.status).toBe(1);
});
