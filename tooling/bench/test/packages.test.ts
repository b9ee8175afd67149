import { publishedPackages } from '@countersign/packages';
import { expect, it } from 'vitest';
import { importsBeside } from '../src/packages/imports.ts';
import { officialDependencies, officialUnpacked } from '../src/packages/official.ts';
import { packed } from '../src/packages/packed.ts';
import { packagesComparison } from '../src/packages-comparison.ts';
import { resultTables } from '../src/result-table.ts';
import type { Result } from '../src/results.ts';
import { suites } from '../src/suites/index.ts';

/** As many seconds as a loaded machine may take to pack a package. */
const timeout = 120_000;

const machine = { cpus: 2, cpu: 'A CPU', system: 'linux x64', node: '24.0.0' };

/** The suite as if every case had come to the same number. */
function measured(number: number) {
  const cases = Object.entries(suites['packages']?.cases ?? {}).map(([name, one]) => [
    name,
    resultOf(one.what, one.measure, number),
  ]);
  return {
    packages: { about: 'It.', date: '2026-11-20', machine, cases: Object.fromEntries(cases) },
  };
}

function resultOf(what: string, measure: string, number: number): Result {
  if (measure === 'dependencies') return { what, measure, size: number, unit: 'packages' };
  if (measure === 'packed size' || measure === 'unpacked size')
    return { what, measure, size: number, unit: 'kB' };
  return {
    what,
    measure: 'import time',
    reference: 'openapi-fetch',
    ratio: number,
    lower: number,
    upper: number,
    subjectMedian: number,
    referenceMedian: 1,
    unit: 'ms',
  };
}

it('has a row for each package and the official client, with dashes for what there is not', () => {
  const text = packagesComparison({ suites: measured(7) }) ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
    ...publishedPackages().map(({ name }) =>
      name === '@countersign/specs'
        ? `| \`${name}\` | 7.00 | 7.00 | 7 | – |`
        : `| \`${name}\` | 7.00 | 7.00 | 7 | 7.00 |`,
    ),
    '| `docusign-esign` | – | 7.00 | 7 | 7.00 |',
  ]);
});

it('has no table before all of our packages are measured', () => {
  expect(packagesComparison({ suites: {} })).toBeUndefined();
});

it('counts dependencies in whole numbers, in a table of their own', () => {
  const [table] = resultTables([resultOf('one', 'dependencies', 7)]);
  expect(table).toMatch(/^\| what \| measured +\| packages \| goal \| met \|$/m);
  expect(table).toMatch(/^\| one +\| dependencies \| 7 +\| +\| +\|$/m);
});

it('weighs a package as it is packed', { timeout }, async () => {
  const types = publishedPackages().find(({ name }) => name === '@countersign/types');
  const tarball = types && (await packed(types));
  expect(tarball?.packed).toBeGreaterThan(0);
  expect(tarball?.unpacked).toBeGreaterThan(tarball?.packed ?? 0);
});

it('weighs the official client, and counts what comes with it', () => {
  // An HTTP client and what signs tokens are among them; of classes it has a thousand.
  expect(officialDependencies()).toBeGreaterThan(10);
  expect(officialUnpacked()).toBeGreaterThan(1_000_000);
});

it('imports packages in processes of their own', async () => {
  const { subject, reference } = importsBeside(['@countersign/connect'], ['openapi-fetch']);
  expect(await subject()).toBeGreaterThan(0);
  expect(await reference()).toBeGreaterThan(0);
});
