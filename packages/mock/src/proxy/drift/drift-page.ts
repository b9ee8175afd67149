import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Eta } from 'eta';
import { baseStyles } from '../../pages/base-styles.ts';
import type { OperationDrift } from './create-drift.ts';

const folder = path.join(import.meta.dirname, 'page');
const eta = new Eta({ views: folder, cache: true });

/** What a recording shows, as a page of HTML that needs nothing else. */
export function driftPage(operations: readonly OperationDrift[]): string {
  const sum = (count: (one: OperationDrift) => number) =>
    operations.reduce((total, one) => total + count(one), 0);
  return eta.render('drift', {
    css: baseStyles() + readFileSync(path.join(folder, 'drift.css'), 'utf8'),
    facts: [
      ['exchanges', sum(({ exchanges }) => exchanges)],
      ['operations', operations.length],
      ['deviations', sum(({ deviations }) => deviations.length)],
      ['fields seen', `${sum(({ seen }) => seen)} of ${sum(({ specified }) => specified)}`],
    ],
    operations: operations.toSorted(
      (a, b) =>
        b.deviations.length - a.deviations.length || a.operation.localeCompare(b.operation, 'en'),
    ),
  });
}
