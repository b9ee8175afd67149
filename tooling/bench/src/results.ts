import { readFileSync, writeFileSync } from 'node:fs';
import { amountIn, spread, type Spread } from './numbers.ts';
import type { Stage } from './stage.ts';
import { units, type Goal, type Measure, type Row, type Unit } from './suite.ts';

interface Described {
  what: string;
  measure: Measure;
  goal?: Goal | undefined;
  unit: Unit;
}

export type Result = (Described & Spread & { reference: string }) | (Described & { size: number });

export interface SuiteResult {
  about: string;
  /** The day, as in `2026-11-23`. */
  date: string;
  machine: { cpus: number; cpu: string; system: string; node: string };
  cases: Record<string, Result>;
}

/** The content of `docs/benchmarks.json`. */
export interface Results {
  suites: Record<string, SuiteResult>;
}

/** Measures a row. */
export async function measureRow(row: Row, stage: Stage): Promise<Result> {
  const { what, measure, reference = '', goal } = row;
  const unit = units[measure];
  const measured = await row.measurement(stage);
  if (typeof measured === 'number')
    return { what, measure, size: amountIn(unit, measured), goal, unit };
  const { subjectMedian, referenceMedian, ...ratio } = spread(
    measured,
    unit,
    measure === 'throughput',
  );
  return { what, reference, measure, ...ratio, goal, subjectMedian, referenceMedian, unit };
}

/** Reports whether a result meets its goal; one without a goal always does. */
export function isMet(one: Result): boolean {
  const number = 'ratio' in one ? one.ratio : one.size;
  if (one.goal === undefined) return true;
  return 'atLeast' in one.goal ? number >= one.goal.atLeast : number <= one.goal.atMost;
}

/** The number of a result as it is shown: with two decimals, and none where things are counted. */
export function figure(one: Result): string {
  return 'ratio' in one ? one.ratio.toFixed(2) : one.size.toFixed(one.unit === 'packages' ? 0 : 2);
}

const docs = new URL('../../../docs/', import.meta.url);
/** The page that shows the results. */
export const pageFile = new URL('benchmarks.md', docs);
const resultsFile = new URL('benchmarks.json', docs);

export function readResults(): Results {
  return JSON.parse(readFileSync(resultsFile, 'utf8'));
}

export function writeResults(written: Results): void {
  writeFileSync(resultsFile, `${JSON.stringify(written, undefined, 2)}\n`);
}
