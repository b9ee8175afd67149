import type { Attempt } from './attempt.js';
import type { OperationDescriptor } from './descriptor.js';
import type { RequestRecord } from './errors/countersign-error.js';
import type { CallOptions } from './options.js';

/** A request and its answer, of which only the head is read yet. */
export interface Exchange extends Attempt {
  readonly descriptor: OperationDescriptor;
  /** The request as errors show it. */
  request(): RequestRecord;
  /** The number of times the request was sent. */
  readonly attempts: number;
  readonly options: CallOptions;
}
