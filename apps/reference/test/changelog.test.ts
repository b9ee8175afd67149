import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPending } from '../src/changes/pending.ts';
import { readReleased } from '../src/changes/released.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-changes-'));

function write(file: string, text: string): void {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

const one = {
  name: '@fleet/boat',
  version: '1.2.0',
  dependencies: { '@fleet/sail': 'workspace:*' },
};

beforeAll(() => {
  write('package.json', JSON.stringify({ name: 'fleet', private: true }));
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  write('pnpm-lock.yaml', 'lockfileVersion: "9.0"\n');
  write('packages/boat/package.json', JSON.stringify(one));
  write('packages/sail/package.json', JSON.stringify({ name: '@fleet/sail', version: '0.3.1' }));
  write('.changeset/config.json', JSON.stringify({ baseBranch: 'main' }));
  write('.changeset/new-sail.md', "---\n'@fleet/sail': minor\n---\n\nA new sail.\n\nIt is red.\n");
  write(
    'packages/boat/CHANGELOG.md',
    '# @fleet/boat\n\n## 1.2.0\n\n### Minor Changes\n\n- 0a1b2c3: An anchor.\n\n## 1.1.0\n\n### Patch Changes\n\n- 4d5e6f7: Paint.\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('what the next release has', () => {
  it('comes from the changesets, with those that depend on what changes', async () => {
    expect(await readPending(folder)).toEqual({
      releases: [
        { name: '@fleet/sail', bump: 'minor', before: '0.3.1', version: '0.4.0' },
        { name: '@fleet/boat', bump: 'patch', before: '1.2.0', version: '1.2.1' },
      ],
      changes: [
        {
          id: 'new-sail',
          title: 'A new sail',
          text: 'It is red.',
          packages: [{ name: '@fleet/sail', bump: 'minor' }],
        },
      ],
    });
  });

  it('is nothing where there are none', async () => {
    rmSync(path.join(folder, '.changeset/new-sail.md'));
    expect(await readPending(folder)).toEqual({ releases: [], changes: [] });
  });
});

it('what has been released comes from each CHANGELOG.md, newest first', () => {
  mkdirSync(path.join(folder, 'specs'), { recursive: true });
  expect(readReleased(folder)).toEqual([
    {
      name: '@fleet/boat',
      versions: [
        {
          version: '1.2.0',
          text: expect.stringMatching(/^\s*### Minor Changes\s+- 0a1b2c3: An anchor\.\s*$/),
        },
        { version: '1.1.0', text: expect.stringContaining('Paint.') },
      ],
    },
  ]);
});

describe('the page', () => {
  const served = serveSite();

  it('has a place for every changeset', async () => {
    const { page } = await visit(served.browser, `${served.start}changelog/`);
    const files = readdirSync(path.join(root, '.changeset')).filter((file) => file.endsWith('.md'));
    for (const file of files) {
      const section = page
        .locator('section')
        .filter({ has: page.locator(`#unreleased-${path.parse(file).name}`) });
      const text = await section.innerText();
      const [, front = ''] = readFileSync(path.join(root, '.changeset', file), 'utf8').split('---');
      for (const [, name = ''] of front.matchAll(/'([^']+)'/g)) expect(text, file).toContain(name);
    }
    await page.close();
  });
});
