import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the folders of src', () => {
  const folders = readdirSync(path.join(root, 'packages/sandbox/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

  it('are at most a dozen', () => {
    expect(folders.length).toBeLessThanOrEqual(12);
  });

  it('each have a place in the order that the linter checks, but for the uppermost', () => {
    const rules = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    const listed = [...rules.matchAll(/"packages\/sandbox\/src\/([\w-]+)\/\*\*"/g)].map(
      ([, name]) => name,
    );
    expect(['server', ...listed].toSorted()).toEqual(folders);
  });

  it('are described in ARCHITECTURE.md', () => {
    const text = readFileSync(path.join(root, 'packages/sandbox/ARCHITECTURE.md'), 'utf8');
    const described = [...text.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name);
    expect(described.toSorted()).toEqual(folders);
  });
});

it('areas know none of each other', () => {
  const folder = path.join(root, 'packages/sandbox/src/areas');
  const found = globSync('*/**/*.ts', { cwd: folder }).flatMap((file) => {
    const [area = ''] = file.split(path.sep);
    const imported = readFileSync(path.join(folder, file), 'utf8').matchAll(
      /'(\.\.?\/[^']+\.ts)'/g,
    );
    return [...imported]
      .map(([, name = '']) => path.relative(folder, path.join(folder, file, '..', name)))
      .filter((target) => !target.startsWith('..') && !target.startsWith(area + path.sep))
      .map((target) => `${file} imports ${target}`);
  });
  expect(found).toEqual([]);
});

it('no message says a status as the contract spells it', () => {
  const folder = path.join(root, 'packages/sandbox/src');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.includes('generated'));
  // Those with the name of the member before it quote what was sent.
  const found = files.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /(?<!\/status) (?:is|was) \$\{([^}]*[sS]tatus[^}]*)\}/gu,
      ),
    ].map(([, written = '']) => ({ file, written })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.filter(({ written }) => !/\b(?:statusInWords|writeStatus)\b/u.test(written)),
  ).toEqual([]);
});

it('work in many steps gives turns with `breathe` alone', () => {
  const found = globSync('{mock,sandbox}/src/**/*.ts', { cwd: path.join(root, 'packages') })
    .filter((file) =>
      /import \{[^}]*\bsetImmediate\b[^}]*\} from 'node:timers\/promises'/u.test(
        readFileSync(path.join(root, 'packages', file), 'utf8'),
      ),
    )
    .map((file) => file.split(path.sep).join('/'));
  // These give one after each piece of work, however short it was.
  expect(found.toSorted()).toEqual([
    'sandbox/src/connect/group-work.ts',
    'sandbox/src/control/clock/run-due.ts',
    'sandbox/src/server/cli/warm-up.ts',
    'sandbox/src/state/storage/shared-commits.ts',
  ]);
});
