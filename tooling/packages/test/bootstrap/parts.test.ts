// A part of the tests that `npm test -- --all` does not name would never run.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';

interface Manifest {
  scripts?: Record<string, string>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('names every script of a workspace that has tests, and turbo knows it', () => {
  const manifests = globSync('{packages,apps,tooling}/{*,*/test}/package.json', { cwd: root });
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
