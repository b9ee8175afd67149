import type { ErrorCode as OlderErrorCode } from '@countersign/types/esign-v2';
import type { ErrorCode } from '@countersign/types/esign-v2.1';
import { Refusal } from '@countersign/mock/core/answers';
import { readErrorStatuses } from './error-statuses.ts';

/** An error code of the service's own. */
export type ServiceErrorCode = ErrorCode | OlderErrorCode;

const statuses = readErrorStatuses('esign-v2.1');

/**
 * Refuses a call with one of the service's error codes; what the transaction wrote is undone.
 * The status is that of the code in the spec, or another one that is given.
 */
export class ServiceRefusal extends Refusal {
  override name = 'ServiceRefusal';
  readonly code: ServiceErrorCode;
  /** Rejects a whole batch, although the error concerns one item. */
  readonly whole: boolean;
  /** Further members of the item in a batch, such as those of the user that already exists. */
  readonly item: object;

  /** @param message sentences with the fault, its place and the way out */
  constructor(
    code: ServiceErrorCode,
    message: string,
    {
      status,
      answer,
      whole = false,
      item = {},
    }: { status?: number; answer?: string; whole?: boolean; item?: object } = {},
  ) {
    super('badParameter', message, {
      body: { errorCode: code },
      status: status ?? statuses.get(code) ?? 400,
      ...(answer !== undefined && { answer }),
    });
    this.code = code;
    this.whole = whole;
    this.item = item;
  }
}
