import type { Result, Results } from './results.ts';

/** A case by its suite and its name in `docs/benchmarks.json`. */
export type Place = readonly [suite: string, name: string];

/** What one cell of a table shows: a number that was measured, or a word in its place. */
export type Cell = Place | string;

/** The text of a cell; undefined where its number has not been measured. */
export function textOf({ suites }: Results, cell: Cell): string | undefined {
  if (typeof cell === 'string') return cell;
  const [suite, name] = cell;
  const result = suites[suite]?.cases[name];
  return result && numberOf(result).toFixed(2);
}

function numberOf(result: Result): number {
  return 'ratio' in result ? result.ratio : result.size;
}
