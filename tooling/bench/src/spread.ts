import { figureOf, median, quantile, ratioOf } from './numbers.ts';
import type { RatioResult } from './results.ts';

/** What was measured at one go: the subject and its reference, in the same unit. */
export interface Sample {
  subject: number;
  reference: number;
}

/** The numbers of a result, from all that was measured for it. */
export type Spread = Pick<
  RatioResult,
  'ratio' | 'lower' | 'upper' | 'subjectMedian' | 'referenceMedian' | 'unit'
>;

/**
 * The median of the ratios. Each is made of two numbers that were measured next to each other, so
 * that what slows the machine for a while slows both.
 */
export function spreadOf(
  samples: readonly Sample[],
  unit: RatioResult['unit'],
  ratio: (sample: Sample) => number,
): Spread {
  const ratios = samples.map((sample) => ratio(sample));
  return {
    ratio: ratioOf(median(ratios)),
    lower: ratioOf(quantile(ratios, 0.25)),
    upper: ratioOf(quantile(ratios, 0.75)),
    subjectMedian: figureOf(median(samples.map(({ subject }) => subject))),
    referenceMedian: figureOf(median(samples.map(({ reference }) => reference))),
    unit,
  };
}
