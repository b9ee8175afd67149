import { Refusal } from '@countersign/mock/extend';
import type { ErrorCode } from '@countersign/types/monitor';
import { readErrorStatuses } from '../../engine/error-statuses.ts';

const statuses = readErrorStatuses('monitor');

/** Refuses a call with one of the errors of Monitor, whose responses have only the sentence. */
export class MonitorRefusal extends Refusal {
  override name = 'MonitorRefusal';
  readonly code: ErrorCode;

  /** @param message what happened, where, and what to do */
  constructor(code: ErrorCode, message: string) {
    super('badParameter', message, { status: statuses.get(code) ?? 400 });
    this.code = code;
  }
}
