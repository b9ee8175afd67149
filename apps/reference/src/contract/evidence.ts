import { buildLedger, type OperationLedger } from '@countersign/fidelity';
import { root } from '../repository.ts';

/** What is said of each operation, with its evidence. */
export const ledger: readonly OperationLedger[] = buildLedger(root);

const byOperation = new Map(ledger.map((one) => [`${one.area} ${one.operation}`, one]));

/** What is said of an operation. */
export function evidenceOf(area: string, operation: string): OperationLedger | undefined {
  return byOperation.get(`${area} ${operation}`);
}
