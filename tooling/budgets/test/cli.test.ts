import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/tarballs';
import { beforeAll, expect, it } from 'vitest';
import type { Document } from 'yaml';
import { budgetsFile, readBudgets } from '../src/budgets.ts';
import {
  changedBudgets,
  countersignBudgets,
  inScratch,
  rowsOf,
  timeout,
  type Ran,
} from './support.ts';

/** CI prints it after all tests have run. */
const report = path.resolve(import.meta.dirname, '../reports/budgets.txt');

/** By how much an amount is more than 1. */
const over = (amount: string) => (Number(amount) - 1).toFixed(1);

/** The end of the sentence about a limit that is passed. */
const raise = (limit: string) =>
  `, or raise \`${limit}\` of it in tooling/budgets/budgets.yaml and say there why.\n`;

const comments = (file: string) => readFileSync(file, 'utf8').match(/#.*/g);

let asItIs: Ran;
beforeAll(() => {
  asItIs = countersignBudgets('--report', report);
}, timeout);

it('finds every package within its limits, and shows them in a table', () => {
  const { status, stdout, stderr } = asItIs;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const table = readFileSync(report, 'utf8');
  expect(stdout.startsWith(table)).toBe(true);
  const rows = rowsOf(table);
  expect(Object.keys(rows)).toEqual(publishedPackages().map(({ name }) => name));
  for (const [name, cells] of Object.entries(rows)) {
    expect(cells).toHaveLength(11);
    const [packed, , unpacked] = cells.map(Number);
    expect(packed, name).toBeGreaterThan(0);
    expect(unpacked, name).toBeGreaterThan(packed ?? 0);
    // The specs are documents and nothing to import.
    expect(cells.at(-1)).toMatch(name === '@countersign/specs' ? /^–$/ : /^\d+\.\d\d$/);
  }
});

it('says what is over its limit, by how much, and where to look', { timeout }, () => {
  return inScratch((folder) => {
    const client = ['packages', '@countersign/client'];
    const budgets = changedBudgets(folder, (document) => {
      for (const limit of ['packed', 'unpacked', 'loaded'])
        document.setIn([...client, 'most', limit], 1);
      document.setIn([...client, 'most', 'dependencies'], 0);
      const known = readBudgets().packages['@countersign/client']?.known ?? [];
      const others = known.filter((name) => name !== '@noble/hashes' && name !== 'anynum');
      document.setIn([...client, 'known'], others);
      document.setIn(['packages', '@countersign/zod', 'most', 'unpacked'], 1_000_000);
    });
    const { status, stdout, stderr } = countersignBudgets('--budgets', budgets);
    expect(status).toBe(1);
    const rows = rowsOf(stdout);
    const [packed = '', , unpacked = '', , brought = '', , loaded = ''] =
      rows['@countersign/client'] ?? [];
    const files = String.raw`(\S+ \(\d+\.\d kB\)(, |\. )){2,3}`;
    expect(stderr).toMatch(
      new RegExp(
        `^${[
          `countersign: @countersign/client is ${packed} kB packed, ${over(packed)} kB more than its limit of 1 kB. Its largest files: ${files}Leave out what nobody needs${raise('packed')}`,
          `countersign: @countersign/client is ${unpacked} kB unpacked, ${over(unpacked)} kB more than its limit of 1 kB. Its largest files: ${files}Leave out what nobody needs${raise('unpacked')}`,
          `countersign: @countersign/client brings ${brought} other packages, ${brought} more than its limit of 0. New since the limit was set: @noble/hashes [\\d.]+ \\(needed by @countersign/client\\), anynum [\\d.]+ \\(needed by \\S+\\). Do without what it does not need${raise('dependencies')}`,
          `countersign: importing @countersign/client loads ${loaded} kB of script, ${over(loaded)} kB more than its limit of 1 kB. The largest modules: ${files}Import later or elsewhere what few need${raise('loaded')}`,
        ].join('')}$`,
      ),
    );
    const [, , weighs = ''] = rows['@countersign/zod'] ?? [];
    expect(stdout).toContain(
      `\nthe limit \`unpacked\` of @countersign/zod is 1000000 kB, and ${weighs} kB is there; lower it, or let countersign-budgets --set do so.\n`,
    );
  });
});

it('sets the limits anew, and leaves the rest as it was', { timeout }, () => {
  return inScratch((folder) => {
    const budgets = changedBudgets(folder, (document) => {
      document.setIn(['packages', '@countersign/client', 'most', 'unpacked'], 1);
      document.setIn(['packages', '@countersign/client', 'known'], []);
    });
    expect(countersignBudgets('--set', '--budgets', budgets)).toEqual({
      status: 0,
      stdout: `Limits written to ${budgets}; say there why where one has grown.\n`,
      stderr: '',
    });
    const now = readBudgets(budgets).packages['@countersign/client'];
    const [, , unpacked] = rowsOf(asItIs.stdout)['@countersign/client'] ?? [];
    expect((now?.most.unpacked ?? 0) / Number(unpacked)).toBeCloseTo(1.1, 2);
    expect(now?.known).toContain('fast-xml-parser');
    expect(comments(budgets)).toEqual(comments(budgetsFile));
  });
});

it.each([
  {
    what: 'a package without a budget',
    change: (document: Document) => void document.deleteIn(['packages', '@countersign/mock']),
    says: '@countersign/mock has no budget; write one in tooling/budgets/budgets.yaml, and countersign-budgets --set fills in the limits',
  },
  {
    what: 'a budget without a package',
    change: (document: Document) =>
      document.setIn(
        ['packages', '@countersign/moch'],
        document.getIn(['packages', '@countersign/mock']),
      ),
    says: 'there is a budget for @countersign/moch, and no such package is published; take it out of tooling/budgets/budgets.yaml',
  },
])('does not pass over $what', ({ change, says }) => {
  return inScratch((folder) => {
    expect(countersignBudgets('--budgets', changedBudgets(folder, change))).toEqual({
      status: 1,
      stdout: '',
      stderr: `countersign: ${says}\n`,
    });
  });
});

it('says what is wrong with a file of budgets', () => {
  return inScratch((folder) => {
    const budgets = changedBudgets(folder, (document) => {
      document.deleteIn(['packages', '@countersign/zod', 'most', 'loaded']);
    });
    const { status, stderr } = countersignBudgets('--budgets', budgets);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^countersign: .*budgets\.yaml: [^]* at packages\["@countersign\/zod"\]\.most\.loaded\n$/,
    );
    const gone = countersignBudgets('--budgets', path.join(folder, 'none.yaml'));
    expect(gone.status).toBe(1);
    expect(gone.stderr).toMatch(/^countersign: the budgets cannot be read: .*none\.yaml/);
  });
});
