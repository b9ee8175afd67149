import type { ImportErrorType } from '@countersign/types/admin-v2';
import { AdminRefusal } from '../admin-refusal.ts';

/** Refuses a change of a membership. In a bulk answer and in the results of an import, it is one row. */
export class MembershipRefusal extends AdminRefusal {
  override name = 'MembershipRefusal';
  /** The name of the error in the results of imports. */
  readonly reason: ImportErrorType;

  /** @param message sentences with the fault, its place and the way out */
  constructor(reason: ImportErrorType, message: string) {
    super('invalid_request', message);
    this.reason = reason;
  }
}
