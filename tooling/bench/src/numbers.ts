import type { Sample, Unit } from './suite.ts';

/** The measured amount that makes one of the unit: bytes and milliseconds are converted. */
const scales: Readonly<Partial<Record<Unit, number>>> = { kB: 1000, MB: 1_000_000, s: 1000 };

/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** An amount in its unit, with as many digits as mean something. */
export function amountIn(unit: Unit, amount: number): number {
  const scaled = amount / (scales[unit] ?? 1);
  if (unit === 'packages') return scaled;
  if (unit === 'kB') return Number(scaled.toFixed(2));
  return unit === 'MB' ? Number(scaled.toFixed(1)) : Number(scaled.toPrecision(3));
}

/** The median of ratios, their middle half, and the medians of the subject and of its reference. */
export interface Spread {
  ratio: number;
  lower: number;
  upper: number;
  subjectMedian: number;
  referenceMedian: number;
}

/**
 * Summarizes samples. Each ratio is made of two numbers that were measured next to each other, so that
 * a slow machine slows both.
 * @param more true for ratios that are larger where the subject is faster
 */
export function spread(samples: readonly Sample[], unit: Unit, more: boolean): Spread {
  const ratios = samples.map(({ subject, reference }) =>
    more ? reference / subject : subject / reference,
  );
  const ratio = (share: number) => Number(quantile(ratios, share).toFixed(2));
  const middle = (side: keyof Sample) => {
    const amount = median(samples.map((sample) => sample[side]));
    return Number((amount / (scales[unit] ?? 1)).toPrecision(3));
  };
  return {
    ratio: ratio(0.5),
    lower: ratio(0.25),
    upper: ratio(0.75),
    subjectMedian: middle('subject'),
    referenceMedian: middle('reference'),
  };
}
