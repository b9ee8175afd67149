import type { BulkSendErrorCode } from '@countersign/types/esign-v2.1';

/** The maximum number of messages in a response: a long list can mismatch in many places. */
const most = 100;

/** The reasons why a list cannot be sent with a draft or template. */
export class Mismatches {
  readonly #codes = new Set<BulkSendErrorCode>();
  readonly #messages = new Set<string>();

  add(code: BulkSendErrorCode, message: string): void {
    this.#codes.add(code);
    if (this.#messages.size < most) this.#messages.add(message);
  }

  get isEmpty(): boolean {
    return this.#codes.size === 0;
  }

  /** The distinct error codes. */
  get codes(): BulkSendErrorCode[] {
    return [...this.#codes];
  }

  get messages(): string[] {
    return [...this.#messages];
  }
}
