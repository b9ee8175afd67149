import { importTime } from './import-time.ts';

/** How often each package is imported; enough for a number that is shown and holds nobody up. */
const rounds = 5;

/** What imports are set beside. */
export const reference = 'openapi-fetch';

/**
 * How long imports take, that of the reference being 1: the median of the ratios to a reference that was
 * imported in the same round, so that what slows the machine for a while slows both.
 * @param imports for each package what is imported, in one process
 */
export function importRatios(
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const ratios = new Map([...imports.keys()].map((name) => [name, new Array<number>()]));
  const base = addressesOf([reference]);
  for (let round = 0; round < rounds; round += 1) {
    const time = importTime(base);
    for (const [name, numbers] of ratios)
      numbers.push(importTime(addressesOf(imports.get(name) ?? [])) / time);
  }
  return new Map([...ratios].map(([name, numbers]) => [name, median(numbers)]));
}

function addressesOf(names: readonly string[]): string[] {
  return names.map((name) => import.meta.resolve(name));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[(numbers.length - 1) / 2] ?? Number.NaN;
}
