import { Refusal } from '@countersign/mock/core/answers';
import type { ErrorCode } from '@countersign/types/admin-v2';
import { readErrorStatuses } from '../../engine/error-statuses.ts';

const statuses = readErrorStatuses('admin-v2');

/**
 * Refuses a call with one of the error codes of Admin; all changes of the transaction are rolled
 * back. The status is that of the code in the spec.
 */
export class AdminRefusal extends Refusal {
  override name = 'AdminRefusal';
  readonly code: ErrorCode;

  /** @param message sentences with the fault, its place and the way out */
  constructor(code: ErrorCode, message: string) {
    super('badParameter', message, { body: { error: code }, status: statuses.get(code) ?? 400 });
    this.code = code;
  }
}
