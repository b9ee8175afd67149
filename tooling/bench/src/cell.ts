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
  return result && figuresOf(result);
}

/** The number of a result as it is shown: two digits behind the point, and none where things are counted. */
export function figuresOf(result: Result): string {
  if ('ratio' in result) return result.ratio.toFixed(2);
  return result.size.toFixed(result.unit === 'packages' ? 0 : 2);
}
