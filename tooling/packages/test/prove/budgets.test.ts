import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/packages';
import { readBudgets } from '@countersign/packages/budgets';
import { expect, it } from 'vitest';
import { changed, command } from '../command.ts';

/** CI prints it after all tests have run. */
const report = path.resolve(import.meta.dirname, '../../reports/budgets.txt');

const connect = '@countersign/connect';

/** Sets limits of one package to 1. */
const tight = (text: string) =>
  text.replace(
    /('@countersign\/connect':[^]*?)packed: \d+([^]*?)dependencies: \d+([^]*?)loaded: \d+/,
    '$1packed: 1$2dependencies: 1$3loaded: 1',
  );

const readComments = (file: string) => readFileSync(file, 'utf8').match(/#.*/g);

it('finds every package within its limits, and prints a table', async () => {
  const { status, stdout, stderr } = await command(['budgets', '--report', report]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const table = readFileSync(report, 'utf8');
  expect(stdout).toBe(table);
  const rows = table
    .split('\n')
    .slice(2, -1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, name]) => name)).toEqual(publishedPackages().map(({ name }) => name));
  for (const [, , packed = ''] of rows) expect(Number.parseFloat(packed)).toBeGreaterThan(0);
});

it('reports what exceeds its limit, and where to look', async () => {
  const file = changed('budgets.yaml', tight);
  const { status, stderr } = await command(['budgets', connect, '--budgets', file]);
  expect(status).toBe(1);
  const end = `Reduce it, or raise the limit in ${file} and say there why.`;
  const files = String.raw`The largest are (\S+ \(\d+\.\d kB\)(, |\. )){2,3}`;
  const lines = [
    String.raw`${connect}: packed is \d+\.\d kB, and its limit 1\. ${files}${end}`,
    String.raw`${connect}: dependencies is 9, and its limit 1\. npm run licences lists them, and its diff shows the new ones\. ${end}`,
    String.raw`${connect}: loaded is \d+\.\d kB, and its limit 1\. ${files}${end}`,
  ];
  expect(stderr).toMatch(new RegExp(`^${lines.map((line) => `countersign: ${line}\n`).join('')}$`));
});

it('sets limits 10 % above the amounts, and keeps comments', async () => {
  const file = changed('budgets.yaml', tight);
  const { stdout, stderr } = await command(['budgets', connect, '--set', '--budgets', file]);
  expect({ stdout, stderr }).toEqual({
    stdout: `Limits written to ${file}; explain there why one has grown.\n`,
    stderr: '',
  });
  expect(readBudgets(file).packages[connect]?.most.dependencies).toBe(10);
  expect(readComments(file)).toEqual(
    readComments(path.resolve(import.meta.dirname, '../../budgets.yaml')),
  );
});

it.each([
  ['a missing budget', /'@countersign\/mock':/, "'@countersign/other':", 'is not published'],
  ['a limit that is misspelt', /loaded: \d+/, 'laoded: 1', '"laoded"'],
])('rejects %s', async (_, pattern, replacement, message) => {
  const file = changed('budgets.yaml', (text) => text.replace(pattern, replacement));
  const { status, stderr } = await command(['budgets', '--budgets', file]);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
