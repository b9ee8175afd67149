import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { amountIn, spread } from './numbers.ts';
import type { Stage } from './stage.ts';
import { units, type Row } from './suite.ts';

const goal = z.union([
  z.strictObject({ atLeast: z.number() }),
  z.strictObject({ atMost: z.number() }),
]);

const what = z.string();
const measure = z.enum(Object.keys(units));
const unit = z.enum(Object.values(units));

const ratioResult = z.strictObject({
  what,
  reference: z.string(),
  measure,
  /** The median, and the middle half of all ratios. */
  ratio: z.number(),
  lower: z.number(),
  upper: z.number(),
  goal: goal.optional(),
  /** The medians of the subject and of its reference. */
  subjectMedian: z.number(),
  referenceMedian: z.number(),
  unit,
});
const amountResult = z.strictObject({
  what,
  measure,
  size: z.number(),
  goal: goal.optional(),
  unit,
});
const result = z.union([ratioResult, amountResult]);

const suiteResult = z.strictObject({
  about: z.string(),
  date: z.iso.date(),
  machine: z.strictObject({ cpus: z.int(), cpu: z.string(), system: z.string(), node: z.string() }),
  cases: z.record(z.string(), result),
});

const results = z.strictObject({ suites: z.record(z.string(), suiteResult) });

export type Result = z.infer<typeof result>;
export type SuiteResult = z.infer<typeof suiteResult>;
export type Results = z.infer<typeof results>;

/** Measures a row. */
export async function measureRow(row: Row, stage: Stage): Promise<Result> {
  const { measure: measured, goal: wanted } = row;
  const named = { what: row.what, measure: measured, unit: units[measured], goal: wanted };
  if ('amount' in row) return { ...named, size: amountIn(named.unit, await row.amount(stage)) };
  const samples = await row.samples(stage);
  const numbers = spread(samples, named.unit, measured === 'throughput');
  return { ...named, reference: row.reference, ...numbers };
}

/** Whether a result meets its goal; one without a goal always does. */
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

/** Reads what the process that measured a row has printed. */
export function readResult(printed: string): Result {
  return result.parse(JSON.parse(printed));
}

export function readResults(): Results {
  return results.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
}

export function writeResults(written: Results): void {
  writeFileSync(resultsFile, `${JSON.stringify(written, undefined, 2)}\n`);
}
