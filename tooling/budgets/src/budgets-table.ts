import { table } from '@countersign/spec-tools/table';
import type { Budget } from './budgets.ts';
import { gauges } from './gauges.ts';
import type { Measured } from './measure.ts';
import { reference } from './import-ratios.ts';

/** What one row is made of. */
export interface Row {
  measured: Measured;
  budget: Budget;
  /** How long the import takes beside the reference; undefined where nothing is imported. */
  ratio: number | undefined;
}

/** The table that people read: what has a limit with it, then what is shown only. */
export function budgetsTable(rows: readonly Row[]): string {
  const limited = gauges.flatMap(({ head }) => [head, 'at most']);
  return table(
    ['package', ...limited, 'files', 'modules', `import, ${reference} = 1`],
    rows.map(({ measured, budget, ratio }) => [
      measured.name,
      ...gauges.flatMap(({ limit, amount, text }) => [
        text(amount(measured)),
        String(budget.most[limit]),
      ]),
      String(measured.files.length),
      String(measured.modules.length),
      ratio === undefined ? '–' : ratio.toFixed(2),
    ]),
  );
}
