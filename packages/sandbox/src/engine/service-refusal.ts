import type { ErrorCode as OlderErrorCode } from '@countersign/types/esign-v2';
import type { ErrorCode } from '@countersign/types/esign-v2.1';
import { Refusal, readIndex } from '@countersign/mock/extend';

/** An error code of the service's own. */
export type ServiceErrorCode = ErrorCode | OlderErrorCode;

// Another area may answer the same code with another status.
const statuses = new Map(
  readIndex().areas.flatMap(({ area, errors }) =>
    area === 'esign-v2.1' ? Object.entries(errors) : [],
  ),
);

/**
 * Refuses a call with one of the service's error codes; what the transaction wrote is undone.
 * The status is that of the code in the spec, or another one that is given.
 */
export class ServiceRefusal extends Refusal {
  override name = 'ServiceRefusal';
  readonly code: ServiceErrorCode;
  /** Whether a batch is refused as a whole because of it, though it comes up in one item. */
  readonly whole: boolean;

  /** @param message what happened, where, and what to do */
  constructor(
    code: ServiceErrorCode,
    message: string,
    { status, whole = false }: { status?: number; whole?: boolean } = {},
  ) {
    super('badParameter', message, {
      body: { errorCode: code },
      status: status ?? statuses.get(code) ?? 400,
    });
    this.code = code;
    this.whole = whole;
  }
}
