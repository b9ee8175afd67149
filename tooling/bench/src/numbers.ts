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

/** As many digits as mean something: two behind the point for ratios, three in all for the rest. */
export function ratioOf(number: number): number {
  return Number(number.toFixed(2));
}

/** Bytes as kB of 1000. */
export function kilobytesOf(bytes: number): number {
  return Number((bytes / 1000).toFixed(2));
}

/** Bytes as MB of 1000000. */
export function megabytesOf(bytes: number): number {
  return Number((bytes / 1_000_000).toFixed(1));
}

export function figureOf(number: number): number {
  return Number(number.toPrecision(3));
}
