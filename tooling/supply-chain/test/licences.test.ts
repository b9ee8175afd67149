import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '@countersign/tarballs';
import { command, copyOf, edit } from './fixture.ts';

const page = 'docs/supply-chain/licences.md';
const policy = 'tooling/supply-chain/licences.yaml';

describe('the licences', () => {
  it('of what our packages bring are allowed, and the page lists them', async () => {
    const { status, stderr } = await command(root, ['licences', '--check']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('stand on a page, with who brings each', async () => {
    const repository = copyOf(inject('repository'));
    const written = await command(repository, ['licences']);
    expect(written.stdout).toBe('7 packages come along, each under a licence that is allowed\n');
    const rows = readFileSync(path.join(repository, page), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/ +/g, ' '));
    const both = '`@countersign/base`, `@countersign/mock`';
    expect(rows).toEqual([
      '| `@countersign/base` | 4 | BSD-3-Clause (1), ISC (1), MIT (2) |',
      '| `@countersign/mock` | 7 | (MIT OR GPL-3.0-only) (1), Apache-2.0 (1), BSD-3-Clause (1), ISC (1), MIT (3) |',
      '| `@countersign/held` | 0.9.0 | MIT | `@countersign/mock` (bundled) |',
      '| `@countersign/held` | 1.0.0 | Apache-2.0 | `@countersign/mock` (bundled) |',
      `| \`@countersign/inner\` | 1.0.0 | ISC | ${both} |`,
      `| \`@countersign/old\` | 1.0.0 | BSD-3-Clause | ${both} |`,
      `| \`@countersign/outer\` | 1.0.0 | MIT | ${both} |`,
      '| `@countersign/peer` | 1.0.0 | (MIT OR GPL-3.0-only) | `@countersign/mock` |',
      `| \`@countersign/silent\` | 1.0.0 | MIT | ${both} |`,
    ]);
    expect((await command(repository, ['licences', '--check'])).status).toBe(0);

    edit(repository, page, (text) => text.replace('ISC', 'MIT'));
    const checked = await command(repository, ['licences', '--check']);
    expect(checked.stderr).toBe(
      `countersign: ${page}: it is not what comes along now; run \`npm run licences\` and commit it\n`,
    );
    expect(checked.status).toBe(1);
  });

  it.for([
    [
      'one that is not allowed',
      (text: string) => text.replace('  - ISC\n', ''),
      '@countersign/inner@1.0.0: its licence is ISC, and it comes by @countersign/base@2.0.0 > @countersign/outer@1.0.0 > @countersign/inner@1.0.0; do without it',
    ],
    [
      'one that is not allowed in what is bundled',
      (text: string) => text.replace('  - Apache-2.0\n', ''),
      '@countersign/held@1.0.0: its licence is Apache-2.0, and it comes by @countersign/mock@2.0.0 > @countersign/held@1.0.0; do without it',
    ],
    [
      'none at all',
      (text: string) => text.replace(/exceptions:[^]*/, 'exceptions: []\n'),
      '@countersign/silent@1.0.0: it states no licence, or is not installed, and it comes by @countersign/base@2.0.0 > @countersign/silent@1.0.0',
    ],
    [
      'an exception for another version',
      (text: string) => text.replace('version: 1.0.0', 'version: 1.0.1'),
      `@countersign/silent@1.0.1 in ${policy}: nothing that we publish brings it`,
    ],
    [
      'an exception without a reason',
      (text: string) => text.replace(/reason: .*/, 'reason: " "'),
      `@countersign/silent@1.0.0 in ${policy}: it has no reason`,
    ],
  ] as const)('must not have %s', async ([, change, message]) => {
    const repository = copyOf(inject('repository'));
    edit(repository, policy, change);
    const { status, stderr } = await command(repository, ['licences']);
    expect(stderr).toContain(`countersign: ${message}`);
    expect(status).toBe(1);
  });

  it('need the list of what is bundled', async () => {
    const repository = copyOf(inject('repository'));
    const list = 'packages/mock/dist/bundled.json';
    edit(repository, list, (text) => text.replace('"license"', '"licence"'));
    const less = await command(repository, ['licences']);
    expect(less.stderr).toContain(`${list}: @countersign/held lacks its name, version or license`);
    expect(less.status).toBe(1);

    rmSync(path.join(repository, list));
    const none = await command(repository, ['licences']);
    expect(none.stderr).toBe(`countersign: ${list} is missing; run npm run build first\n`);
    expect(none.status).toBe(1);
  });
});
