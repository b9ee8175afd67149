import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Eta } from 'eta';
import { baseStyles } from '../../core/pages/base-styles.ts';
import type { OperationDrift } from './create-drift.ts';
import { orderDrift, sumDrift } from './order-drift.ts';

const folder = path.join(import.meta.dirname, 'page');
const eta = new Eta({ views: folder, cache: true });

/** Renders the drift of a recording as a self-contained page of HTML. */
export function driftPage(operations: readonly OperationDrift[]): string {
  const { exchanges, deviations, seen, specified } = sumDrift(operations);
  return eta.render('drift', {
    css: baseStyles() + readFileSync(path.join(folder, 'drift.css'), 'utf8'),
    facts: [
      ['exchanges', exchanges],
      ['operations', operations.length],
      ['deviations', deviations],
      ['fields seen', `${seen} of ${specified}`],
    ],
    operations: orderDrift(operations),
  });
}
