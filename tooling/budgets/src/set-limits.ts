import { writeFileSync } from 'node:fs';
import type { Budgets } from './budgets.ts';
import { gauges } from './gauges.ts';
import type { Measured } from './measure.ts';
import { limitFor } from './verdict.ts';

/** Writes limits with a little room above what was measured. Comments stay. */
export function setLimits({ document }: Budgets, all: readonly Measured[], file: string): void {
  for (const measured of all) {
    const place = ['packages', measured.name];
    for (const { limit, amount } of gauges)
      document.setIn([...place, 'most', limit], limitFor(amount(measured)));
    const names = new Set(measured.dependencies.map(({ name }) => name));
    document.setIn([...place, 'known'], document.createNode([...names]));
  }
  writeFileSync(
    file,
    document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false }),
  );
}
