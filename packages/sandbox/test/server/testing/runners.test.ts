import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'fixtures');
const vitest = path.resolve(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs');
const runners = [
  [
    'Vitest',
    [vitest, 'run', '--config', path.join(folder, 'vitest.config.ts'), '--reporter', 'tap-flat'],
  ],
  ['node:test', ['--test', '--test-reporter', 'tap', path.join(folder, 'leases.node.ts')]],
] as const;

describe.each(runners)('a test of %s', (_, args) => {
  // The runner of these tests tells its children that they are its own.
  const { NODE_TEST_CONTEXT: _context, VITEST: _vitest, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  const said = stdout + stderr;
  const outcomes = new Map(
    [...said.matchAll(/^\s*(ok|not ok) \d+ - (?:\S* > )?([^#\n]*?)\s*(?:#.*)?$/gm)].map(
      ([, outcome = '', name = '']) => [name, outcome],
    ),
  );

  it('passes in a tenant of its own', () => {
    expect(outcomes.get('passes alone in its tenant'), said).toBe('ok');
  });

  it('fails if a part of a request had no effect', () => {
    expect(outcomes.get('loses something in silence'), said).toBe('not ok');
    expect(said).toContain('/emailSubjekt: there is no property `emailSubjekt` here');
  });

  it('says so if it fails before it sends anything', () => {
    expect(outcomes.get('fails at once'), said).toBe('not ok');
    expect(said).toMatch(/The tenant \S+ of the sandbox got no requests, and sent no mails/);
  });

  it('prints requests and mails if it fails', () => {
    expect(outcomes.get('fails'), said).toBe('not ok');
    expect(said).toMatch(/POST \/restapi\/v2\.1\/\S*\/envelopes 201 Envelopes_create/);
    expect(said).toMatch(/ines@example\.com "Lease of berth 12" http:/);
    expect(said).toMatch(/history of "Lease of berth 12" \(sent, [\da-f-]{36}\):/);
    expect(said).toMatch(/\d{4}-\d\d-\d\dT[^,]*, Sent Invitations/);
  });
});
