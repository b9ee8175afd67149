import { readFileSync } from 'node:fs';
import { publishedPackages } from '@countersign/packages';
import { describe, expect, it } from 'vitest';
import { comparisons, readmes, withComparison } from '../src/comparisons.ts';
import { page } from '../src/page.ts';
import { pageFile, readResults, type Result } from '../src/results.ts';
import { readSuites } from '../src/read-suites.ts';
import type { Label } from '../src/suite.ts';
import { suites } from '../src/suites/index.ts';

const written = readResults();

/** Returns the parts of a row that are known before it is measured. */
function describeRow(row: Result | Label) {
  const { what, measure, goal } = row;
  return { what, measure, goal, reference: 'reference' in row ? row.reference : undefined };
}

describe('docs/benchmarks.md', () => {
  it('shows docs/benchmarks.json; `npm run bench` writes both', () => {
    expect(readFileSync(pageFile, 'utf8')).toBe(page(written));
  });

  it.each(Object.entries(suites))('has every row of %s, and no other', (name, { about, rows }) => {
    expect(written.suites[name]?.about).toBe(about);
    const cases = written.suites[name]?.cases ?? {};
    const measured = Object.entries(cases).map(([id, one]) => [id, describeRow(one)]);
    // A row that takes minutes is there if it was requested.
    const expected = Object.entries(rows).filter(
      ([id, row]) => row.long !== true || cases[id] !== undefined,
    );
    expect(measured).toEqual(expected.map(([id, row]) => [id, describeRow(row)]));
  });

  it('has no suite that no longer exists', () => {
    expect(Object.keys(written.suites)).toEqual(Object.keys(suites));
  });
});

describe('suites.md', () => {
  const file = new URL('../src/suites/suites.md', import.meta.url);

  it('has no row that nothing measures', () => {
    expect(() => readSuites(file, {})).toThrow('Nothing measures parseXmlSmall of connect.');
  });

  it('has a row for each measurement', () => {
    const measurements = Object.entries(suites).map(([name, { rows }]) => {
      const known = Object.entries(rows).map(([id, { measurement }]) => [id, measurement]);
      return [name, { ...Object.fromEntries(known), another: () => 1 }];
    });
    expect(() => readSuites(file, Object.fromEntries(measurements))).toThrow(
      'suites.md has no row another in connect.',
    );
  });
});

describe('the tables of READMEs', () => {
  it.each(readmes.map((one) => ({ name: one.file.pathname.split('/').at(-2), ...one })))(
    'show docs/benchmarks.json: $block in $name',
    ({ file, block }) => {
      const text = readFileSync(file, 'utf8');
      expect(text).toBe(withComparison(text, block, written));
    },
  );

  it('have every number, and no other than of rows that exist', () => {
    const text = page(written);
    for (const { lines } of comparisons.values())
      for (const [what = ''] of lines.slice(1)) expect(text).toContain(`| ${what} `);
    expect(text).not.toMatch(/\{[\w-]+\.\w+\}/);
  });

  it('have a line for each package', () => {
    const lines = comparisons.get('packages')?.lines.map(([name]) => name);
    expect(lines).toEqual(
      expect.arrayContaining(publishedPackages().map(({ name }) => `\`${name}\``)),
    );
  });

  it('are written between two comments', () => {
    const [begin, end] = ['<!-- bench:mock -->', '<!-- /bench:mock -->'];
    const filled = withComparison(`a\n\n${begin}\n\nold\n\n${end}\n\nb\n`, 'mock', { suites: {} });
    expect(filled).toBe(
      `a\n\n${begin}\n\nNot measured yet. Run \`npm run bench\`.\n\n${end}\n\nb\n`,
    );
    expect(() => withComparison('nothing', 'mock', written)).toThrow(/has no place for a table/);
  });
});

const machine = { cpus: 2, cpu: 'A CPU', system: 'linux x64', node: '24.0.0' };
const ratio: Result = {
  what: 'reading',
  reference: 'bare reading',
  measure: 'time',
  ratio: 1.25,
  lower: 1.2,
  upper: 1.3,
  goal: { atMost: 1.2 },
  subjectMedian: 5,
  referenceMedian: 4,
  unit: 'ms',
};
const goal = { atMost: 4 };
const size: Result = { what: 'a file', measure: 'size', size: 4.01, goal, unit: 'kB' };

function createPage(...results: Result[]): string {
  const cases = Object.fromEntries(results.map((one, at) => [String(at), one]));
  const suite = { about: 'It.', date: '2026-11-20', machine, cases };
  // The tables are padded; that is not the subject here.
  return page({ suites: { suite } }).replaceAll(/ +/g, ' ');
}

describe('the page', () => {
  it('says that a goal is missed', () => {
    const text = createPage(ratio, { ...ratio, ratio: 1.2 }, size, { ...size, size: 4 });
    expect(text).toContain('Of 4 goals, 2 are met, and **2 missed**.');
    const rows = text.split('\n').filter((line) => /^\| (reading|a file) \|/.test(line));
    expect(rows).toEqual([
      '| reading | time | bare reading | 1.25 | 1.20 to 1.30 | at most 1.20 | **no** |',
      '| reading | time | bare reading | 1.20 | 1.20 to 1.30 | at most 1.20 | yes |',
      '| a file | size | 4.01 | at most 4.00 | **no** |',
      '| a file | size | 4.00 | at most 4.00 | yes |',
    ]);
  });

  it('has a table for each unit, and counts in whole numbers', () => {
    const text = createPage(
      size,
      { what: 'a server', measure: 'resident memory', size: 93.3, unit: 'MB' },
      { what: 'a package', measure: 'dependencies', size: 7, unit: 'packages' },
    );
    for (const unit of ['kB', 'MB', 'packages'])
      expect(text).toContain(`| what | measured | ${unit} | goal | met |`);
    expect(text).toContain('| a server | resident memory | 93.30 | | |');
    expect(text).toContain('| a package | dependencies | 7 | | |');
  });
});
