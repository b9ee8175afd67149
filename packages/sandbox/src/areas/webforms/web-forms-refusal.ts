import { Refusal } from '@countersign/mock/extend';
import type { ErrorCode } from '@countersign/types/webforms';
import { readErrorStatuses } from '../../engine/error-statuses.ts';

const statuses = readErrorStatuses('webforms');

/**
 * Refuses a call with one of the error codes of Web Forms; all changes of the transaction are rolled
 * back. The status is that of the code in the spec.
 */
export class WebFormsRefusal extends Refusal {
  override name = 'WebFormsRefusal';
  readonly code: ErrorCode;

  /** @param message what happened, where, and what to do */
  constructor(code: ErrorCode, message: string) {
    super('badParameter', message, {
      body: { errorCode: code },
      status: statuses.get(code) ?? 400,
    });
    this.code = code;
  }
}
