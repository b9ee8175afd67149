import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import countersign from '../../src/rules/index.ts';

const { rules, configs } = countersign();
const names = Object.keys(rules?.oas3 ?? {});
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the README lists the rules of the plugin, in its order', () => {
  const rows = [...readme.matchAll(/^\| `([^`]+)` +\| (.+) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(names);
});

test.each(names)('%s has a file and a test of its name', (name) => {
  expect(existsSync(new URL(`../../src/rules/${name}.ts`, import.meta.url))).toBe(true);
  expect(existsSync(new URL(`${name}.test.ts`, import.meta.url))).toBe(true);
});

test('countersign/all makes every rule an error', () => {
  expect(configs?.all?.rules).toEqual(
    Object.fromEntries(names.map((name) => [`countersign/${name}`, 'error'])),
  );
});

test('countersign/bundled has those that need no files', () => {
  const bundled = Object.keys(configs?.bundled?.rules ?? {});
  expect(bundled).toContain('countersign/property-described');
  expect(bundled).not.toContain('countersign/operation-file');
});
