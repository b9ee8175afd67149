import { table } from '@countersign/spec-tools/table';
import { figuresOf } from './cell.ts';
import { isMet, type AmountResult, type RatioResult, type Result } from './results.ts';

/** Results as tables: one of ratios and one for each unit, where there are any. */
export function resultTables(results: readonly Result[]): string[] {
  const ratios = results.flatMap((one) => ('ratio' in one ? [one] : []));
  const amounts = results.flatMap((one) => ('ratio' in one ? [] : [one]));
  return [
    ...(ratios.length > 0 ? [ratioTable(ratios)] : []),
    ...(['kB', 'MB', 'ms', 's', '1/s', 'packages'] as const).flatMap((unit) => {
      const alike = amounts.filter((one) => one.unit === unit);
      return alike.length > 0 ? [amountTable(unit, alike)] : [];
    }),
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

function amountTable(unit: AmountResult['unit'], results: readonly AmountResult[]): string {
  return table(
    ['what', 'measured', unit, 'goal', 'met'],
    results.map((one) => [one.what, one.measure, figuresOf(one), goalOf(one), verdictOf(one)]),
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
