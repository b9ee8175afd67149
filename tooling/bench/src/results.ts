import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const goal = z.union([
  z.strictObject({ atLeast: z.number() }),
  z.strictObject({ atMost: z.number() }),
]);

const ratioResult = z.strictObject({
  what: z.string(),
  reference: z.string(),
  measure: z.enum([
    'throughput',
    'time',
    'import time',
    'check time',
    'start time',
    'content time',
    'page heap',
    'elements',
    'requests a second',
    'latency',
    'peak memory',
    'kept memory',
  ]),
  /** The median, and the middle half of all that was measured. */
  ratio: z.number(),
  lower: z.number(),
  upper: z.number(),
  goal: goal.optional(),
  /** The medians that stand behind the ratio. */
  subjectMedian: z.number(),
  referenceMedian: z.number(),
  unit: z.enum(['ms', 'MB', '1/s', 'elements']),
});

/** A size is the same each time, so it has no spread, and no reference that a machine could slow. */
const sizeResult = z.strictObject({
  what: z.string(),
  measure: z.enum(['size', 'transfer', 'packed size', 'unpacked size']),
  size: z.number(),
  goal: goal.optional(),
  unit: z.literal('kB'),
});

/** Memory that a process holds; the goal is one in MB, so it has no reference either. */
const residentResult = z.strictObject({
  what: z.string(),
  measure: z.literal('resident memory'),
  size: z.number(),
  goal: goal.optional(),
  unit: z.literal('MB'),
});

/** What a person waits for an answer, in ms, or for a build, in s. */
const answerResult = z.strictObject({
  what: z.string(),
  measure: z.literal('answer time'),
  size: z.number(),
  goal: goal.optional(),
  unit: z.literal('ms'),
});

const buildResult = z.strictObject({
  what: z.string(),
  measure: z.literal('build time'),
  size: z.number(),
  goal: goal.optional(),
  unit: z.literal('s'),
});

/** How many other packages an installation brings. */
const countResult = z.strictObject({
  what: z.string(),
  measure: z.literal('dependencies'),
  size: z.int(),
  goal: goal.optional(),
  unit: z.literal('packages'),
});

/** How often something happens in a second. */
const rateResult = z.strictObject({
  what: z.string(),
  measure: z.literal('events a second'),
  size: z.number(),
  goal: goal.optional(),
  unit: z.literal('1/s'),
});

const result = z.discriminatedUnion('measure', [
  ratioResult,
  sizeResult,
  residentResult,
  answerResult,
  buildResult,
  countResult,
  rateResult,
]);

const suiteResult = z.strictObject({
  about: z.string(),
  date: z.iso.date(),
  machine: z.strictObject({ cpus: z.int(), cpu: z.string(), system: z.string(), node: z.string() }),
  cases: z.record(z.string(), result),
});

const results = z.strictObject({ suites: z.record(z.string(), suiteResult) });

export type RatioResult = z.infer<typeof ratioResult>;
export type AmountResult = Exclude<z.infer<typeof result>, RatioResult>;
export type Result = z.infer<typeof result>;
export type SuiteResult = z.infer<typeof suiteResult>;
export type Results = z.infer<typeof results>;

/** Whether a result is as good as it should be; one without a goal always is. */
export function isMet(
  one: Pick<RatioResult, 'goal' | 'ratio'> | Pick<AmountResult, 'goal' | 'size'>,
): boolean {
  const { goal: wanted } = one;
  const number = 'ratio' in one ? one.ratio : one.size;
  if (wanted === undefined) return true;
  return 'atLeast' in wanted ? number >= wanted.atLeast : number <= wanted.atMost;
}

const docs = new URL('../../../docs/', import.meta.url);
/** The page that people read, and the numbers that it shows. */
export const pageFile = new URL('benchmarks.md', docs);
const resultsFile = new URL('benchmarks.json', docs);

/** What a process that measured one case has printed. */
export function readResult(printed: string): Result {
  return result.parse(JSON.parse(printed));
}

export function readResults(): Results {
  return results.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
}

export function writeResults(written: Results): void {
  writeFileSync(resultsFile, `${JSON.stringify(written, undefined, 2)}\n`);
}
