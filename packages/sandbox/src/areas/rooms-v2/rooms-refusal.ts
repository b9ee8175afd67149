import { Refusal } from '@countersign/mock/core/answers';
import type { ErrorCode } from '@countersign/types/rooms-v2';
import { readErrorStatuses } from '../../engine/error-statuses.ts';

const statuses = readErrorStatuses('rooms-v2');

/**
 * Refuses a call with one of the error codes of Rooms; all changes of the transaction are rolled back. The
 * status is that of the code in the spec.
 */
export class RoomsRefusal extends Refusal {
  override name = 'RoomsRefusal';
  readonly code: ErrorCode;

  /** @param message sentences with the fault, its place and the way out */
  constructor(code: ErrorCode, message: string) {
    super('badParameter', message, {
      body: { errorCode: code },
      status: statuses.get(code) ?? 400,
    });
    this.code = code;
  }
}
