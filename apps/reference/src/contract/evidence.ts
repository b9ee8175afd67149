import { buildLedger, type OperationLedger } from '@countersign/fidelity';
import { root } from '../repository.ts';

/** The statements about each operation, with their evidence. */
const ledger: readonly OperationLedger[] = buildLedger(root);

const byOperation = new Map(ledger.map((one) => [`${one.area} ${one.operation}`, one]));

/** Returns the statements about an operation. */
export function evidenceOf(area: string, operation: string): OperationLedger | undefined {
  return byOperation.get(`${area} ${operation}`);
}
