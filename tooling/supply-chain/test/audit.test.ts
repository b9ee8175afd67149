import { describe, expect, inject, it } from 'vitest';
import type { Ran } from '@countersign/tarballs';
import { command, copyOf, write } from './fixture.ts';
import { startAdvisories, type Advisories } from './registry.ts';

const acceptedFile = 'tooling/supply-chain/accepted-advisories.yaml';
const id = 'GHSA-aaaa-bbbb-cccc';

/** Runs the command against a registry that gives an answer. */
async function audit(
  answer: { status?: number; body: string },
  { accepted, words = [] }: { accepted?: unknown[]; words?: string[] } = {},
): Promise<Ran & { asked: Advisories['asked'] }> {
  const repository = copyOf(inject('repository'));
  if (accepted !== undefined) write(repository, acceptedFile, { accepted });
  const registry = await startAdvisories(answer.status ?? 200, answer.body);
  try {
    const ran = await command(repository, ['audit', ...words], environment(registry.url));
    return { ...ran, asked: registry.asked };
  } finally {
    await registry.close();
  }
}

function environment(url: string): Record<string, string> {
  return { pnpm_config_registry: url, pnpm_config_fetch_retries: '0' };
}

/** The answer that there is a vulnerability in a package. */
function found(name: string, severity: string): { body: string } {
  const advisory = {
    id: 1,
    url: `https://github.com/advisories/${id}`,
    title: 'It can be made to run for ever',
    severity,
    vulnerable_versions: '<1.2.0',
    cwe: ['CWE-400'],
    cvss: { score: 5, vectorString: null },
  };
  return { body: JSON.stringify({ [name]: [advisory] }) };
}

describe('the audit', () => {
  it('asks about all that is locked or bundled, and passes where nothing is known', async () => {
    const { status, stdout, stderr, asked } = await audit(
      { body: '{}' },
      { words: ['--must-answer'] },
    );
    expect(stdout).toBe('no known vulnerabilities in 8 packages\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const names = ['builds', 'inner', 'old', 'outer', 'peer', 'silent'];
    expect(asked).toEqual([
      {
        ...Object.fromEntries(names.map((name) => [`@countersign/${name}`, ['1.0.0']])),
        '@countersign/held': expect.toSatisfy((held: string[]) =>
          ['0.9.0', '1.0.0'].every((version) => held.includes(version)),
        ),
      },
    ]);
  });

  it('fails at any in what our users get, and says what to do', async () => {
    const { status, stderr } = await audit(found('@countersign/inner', 'low'));
    expect(stderr).toBe(
      `countersign: ${id} (low), @countersign/inner@1.0.0: It can be made to run for ever: <1.2.0; ` +
        'in what we publish, by @countersign/base@2.0.0 > @countersign/outer@1.0.0 > @countersign/inner@1.0.0; ' +
        `update it to >=1.2.0, or accept it in ${acceptedFile} (https://github.com/advisories/${id})\n` +
        'countersign: 1 to be mended, in 8 packages\n',
    );
    expect(status).toBe(1);
  });

  it('fails at any in what is bundled or required as a peer', async () => {
    const held = await audit(found('@countersign/held', 'moderate'));
    expect(held.stderr).toContain('by @countersign/mock@2.0.0 > @countersign/held@');
    for (const version of ['0.9.0', '1.0.0']) {
      expect(held.stderr).toContain(`@countersign/held@${version}`);
    }
    expect(held.status).toBe(1);
    const peer = await audit(found('@countersign/peer', 'moderate'));
    expect(peer.stderr).toContain('by @countersign/mock@2.0.0 > @countersign/peer@1.0.0');
    expect(peer.status).toBe(1);
  });

  it('tells what is in development only, and fails where that is critical', async () => {
    const high = await audit(found('@countersign/builds', 'high'));
    expect(high.stdout).toContain('in development only, by packages/mock > @countersign/builds;');
    expect(high.stdout).toContain('nothing to be mended now, in 8 packages\n');
    expect(high.stderr).toBe('');
    expect(high.status).toBe(0);
    const critical = await audit(found('@countersign/builds', 'critical'));
    expect(critical.stderr).toContain(
      'in development only, by packages/mock > @countersign/builds;',
    );
    expect(critical.status).toBe(1);
  });

  it('lets pass what is accepted, until its end', async () => {
    const entry = { advisory: id, reason: 'Nobody can reach it.' };
    const inner = found('@countersign/inner', 'critical');
    const accepted = await audit(inner, { accepted: [{ ...entry, until: '2999-12-31' }] });
    expect(accepted.stdout).toContain('accepted until 2999-12-31: Nobody can reach it.');
    expect(accepted.stderr).toBe('');
    expect(accepted.status).toBe(0);
    const expired = await audit(inner, { accepted: [{ ...entry, until: '2020-12-31' }] });
    expect(expired.stderr).toContain(`${acceptedFile}, which accepted it until 2020-12-31`);
    expect(expired.status).toBe(1);
    const gone = await audit({ body: '{}' }, { accepted: [{ ...entry, until: '2999-12-31' }] });
    expect(gone.stdout).toContain(
      `${id} in ${acceptedFile}: it is not found any more; take it out`,
    );
    expect(gone.status).toBe(0);
  });

  it.for([
    { advisory: id, until: '2999-12-31' },
    { advisory: id, reason: 'Nobody can reach it.' },
    { advisory: id, reason: 'Nobody can reach it.', until: 'next year' },
  ])('accepts nothing without a reason and an end: %o', async (entry) => {
    const { status, stderr } = await audit({ body: '{}' }, { accepted: [entry] });
    expect(stderr).toContain(`${acceptedFile}: ${id} needs an advisory, a reason and the day`);
    expect(status).toBe(1);
  });

  it.for([
    ['that does not know the question', { status: 405, body: '' }, 'responded with 405'],
    ['that is out of order', { status: 503, body: 'later' }, 'responded with 503'],
    ['that answers with no JSON', { body: '<html>' }, 'returned invalid JSON'],
    ['that answers something else', { body: '{"error":"no"}' }, 'returned an unexpected body'],
  ] as const)('checks nothing at a registry %s, and says so', async ([, answer, reason]) => {
    const may = await audit(answer);
    expect(may.stderr).toMatch(/^countersign: NOTHING was checked for vulnerabilities: .*\n$/);
    expect(may.stderr).toContain(reason);
    expect(may.stdout).toBe('');
    expect(may.status).toBe(0);
    const must = await audit(answer, { words: ['--must-answer'] });
    expect(must.stderr).toBe(
      may.stderr.replace(/127\.0\.0\.1:\d+/, must.stderr.match(/127\.0\.0\.1:\d+/)?.[0] ?? ''),
    );
    expect(must.status).toBe(1);
  });

  it('checks nothing where there is no registry, and says so', async () => {
    const closed = await startAdvisories(200, '{}');
    await closed.close();
    const may = await command(inject('repository'), ['audit'], environment(closed.url));
    expect(may.stderr).toMatch(/^countersign: NOTHING was checked for vulnerabilities: .*\n$/);
    expect(may.status).toBe(0);
    const words = ['audit', '--must-answer'];
    const must = await command(inject('repository'), words, environment(closed.url));
    expect(must.stderr).toMatch(/^countersign: NOTHING was checked for vulnerabilities: .*\n$/);
    expect(must.status).toBe(1);
  });
});
