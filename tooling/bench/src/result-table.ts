import { table } from '@countersign/contract-report/table';
import { isMet, type RatioResult, type Result, type SizeResult } from './results.ts';

/** Results as tables: one of ratios and one of sizes, where there are any. */
export function resultTables(results: readonly Result[]): string[] {
  const ratios = results.flatMap((one) => (one.measure === 'size' ? [] : [one]));
  const sizes = results.flatMap((one) => (one.measure === 'size' ? [one] : []));
  return [
    ...(ratios.length > 0 ? [ratioTable(ratios)] : []),
    ...(sizes.length > 0 ? [sizeTable(sizes)] : []),
  ];
}

function ratioTable(results: readonly RatioResult[]): string {
  return table(
    ['what', 'measured', 'reference', 'ratio', 'middle half', 'goal', 'met'],
    results.map((one) => [
      one.what,
      one.measure,
      one.reference,
      one.ratio.toFixed(2),
      `${one.lower.toFixed(2)} to ${one.upper.toFixed(2)}`,
      goalOf(one),
      verdictOf(one),
    ]),
    { words: true },
  );
}

function sizeTable(results: readonly SizeResult[]): string {
  return table(
    ['what', 'measured', 'kB', 'goal', 'met'],
    results.map((one) => [one.what, one.measure, one.size.toFixed(2), goalOf(one), verdictOf(one)]),
    { words: true },
  );
}

function goalOf({ goal }: Result): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal
    ? `at least ${goal.atLeast.toFixed(2)}`
    : `at most ${goal.atMost.toFixed(2)}`;
}

function verdictOf(result: Result): string {
  if (result.goal === undefined) return '';
  return isMet(result) ? 'yes' : '**no**';
}
