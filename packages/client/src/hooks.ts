import type { RequestRecord } from './errors/countersign-error.js';

/** An attempt that is about to be sent. Secrets are taken out; the body is never here. */
export interface RequestEvent extends RequestRecord {
  readonly operation: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** The head of an answer. */
export interface ResponseEvent {
  readonly operation: string;
  readonly attempt: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** From the request to the head of its answer. */
  readonly milliseconds: number;
}

/** The call is going to be tried again. */
export interface RetryEvent {
  readonly operation: string;
  /** The attempt that failed; 1 for the first. */
  readonly attempt: number;
  /** Milliseconds until the next one. */
  readonly delay: number;
  /** The status that the service answered with, or the error in place of an answer. */
  readonly cause: number | Error;
}

/** Functions that receive the events of a client; for logs and metrics. */
export interface Hooks {
  /** Before an attempt is sent. */
  onRequest?(event: RequestEvent): void;
  /** Called when the headers of a response have arrived, whatever its status. */
  onResponse?(event: ResponseEvent): void;
  /** Before the wait that leads to another attempt. */
  onRetry?(event: RetryEvent): void;
}
