import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from '../src/page.ts';
import { isMet, pageFile, readResults, type Result } from '../src/results.ts';
import { suites } from '../src/suites/index.ts';

const written = readResults();

describe('docs/benchmarks.md', () => {
  it('is what docs/benchmarks.json says; `npm run bench` writes both', () => {
    expect(readFileSync(pageFile, 'utf8')).toBe(page(written));
  });

  it.each(Object.entries(suites))('has a row for each case of %s, and no other', (name, suite) => {
    const rows = Object.entries(written.suites[name]?.cases ?? {});
    const told = rows.map(([id, { what, measure, reference, goal }]) => [
      id,
      { what, measure, reference, ...(goal !== undefined && { goal }) },
    ]);
    const meant = Object.entries(suite.cases).map(([id, { what, measure, reference, goal }]) => [
      id,
      { what, measure, reference, ...(goal !== undefined && { goal }) },
    ]);
    expect(told).toEqual(meant);
  });

  it('knows no suite that is gone', () => {
    expect(Object.keys(written.suites)).toEqual(Object.keys(suites));
  });
});

const result: Result = {
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
const machine = { cpus: 2, cpu: 'A CPU', system: 'linux x64', node: '24.0.0' };

describe('the page', () => {
  it('says plainly that a goal is missed', () => {
    const cases = { slow: result, quick: { ...result, ratio: 1.2 } };
    const text = page({
      suites: { reading: { about: 'It.', date: '2026-11-20', machine, cases } },
    });
    expect(text).toContain('Of 2 goals, 1 are met, and **1 missed**.');
    expect(text).toMatch(/^\| reading +\| time .*\| 1\.25 +\| 1\.20 to 1\.30 .*\| \*\*no\*\* \|$/m);
    expect(text).toMatch(/^\| reading +\| time .*\| 1\.20 .*\| yes +\|$/m);
  });
});

describe('a goal', () => {
  it('is met on the line, and missed beyond it', () => {
    expect([0.69, 0.7, 0.71].map((ratio) => isMet({ ratio, goal: { atLeast: 0.7 } }))).toEqual([
      false,
      true,
      true,
    ]);
    expect([2.99, 3, 3.01].map((ratio) => isMet({ ratio, goal: { atMost: 3 } }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
