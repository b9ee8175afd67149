// A part of the tests that `npm test` or `npm test -- --all` does not name would never run.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';

interface Manifest {
  scripts?: Record<string, string>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const manifests = globSync('{packages,apps,tooling}/{*,*/test}/package.json', { cwd: root });

it('names every script of a workspace that has tests, and turbo knows it', () => {
  const parts = new Set(
    manifests.flatMap((file) => {
      const { scripts = {} }: Manifest = JSON.parse(read(file));
      return Object.keys(scripts).filter((script) => /^(?:test|prove)(?::|$)/.test(script));
    }),
  );
  expect(parts.size).toBeGreaterThan(3);
  const lacking = (text: string, quote: string): string[] =>
    [...parts].filter((part) => !text.includes(`${quote}${part}${quote}`));
  expect(lacking(read('tooling/bootstrap/test.mjs'), "'")).toEqual([]);
  expect(lacking(read('turbo.json'), '"')).toEqual([]);
});

/** Returns the names of files behind `vitest run`, or behind its option `--exclude`. */
function listNamed(command: string | undefined, option = ''): string[] {
  const [, names = ''] = command?.split(`vitest run ${option}`) ?? [];
  return names.trim().split(/ +/).filter(Boolean);
}

// `npm test` runs the sample in place of the whole, and `npm test -- --all` the whole in place of the
// sample. Either way, `test` leaves both out.
it('runs either a sample or the whole of what a script leaves out', () => {
  const sampled = manifests.flatMap((file) => {
    const { scripts = {} }: Manifest = JSON.parse(read(file));
    return scripts['test:sample'] === undefined ? [] : [scripts];
  });
  expect(sampled.length).toBeGreaterThan(1);
  for (const scripts of sampled) {
    expect(scripts['prove']).toBe(scripts['test:sample']);
    const [folder = ''] = listNamed(scripts['prove']);
    const leftOut = listNamed(scripts['test'], '--exclude ');
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]?.startsWith(folder)).toBe(true);
  }
  const script = read('tooling/bootstrap/test.mjs');
  expect(script).toMatch(/complete \? \[[^\]]*'prove'[^\]]*\] : \['test:sample'\]/);
});
