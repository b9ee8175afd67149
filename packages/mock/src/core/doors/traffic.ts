// The record of requests, without what is secret in them.
export type { Note, Warning } from '../traffic/exchange.ts';
export { redactNote } from '../traffic/redact-note.ts';
export { redactText } from '../traffic/redact-text.ts';
export { redactUrl } from '../traffic/redact-url.ts';
export { includesObservers, readFilter } from '../traffic/filter-exchanges.ts';
export { repeatRequest } from '../traffic/repeat-request.ts';
export { toHar } from '../traffic/to-har.ts';
export type { Exchange } from '../traffic/exchange.ts';
export type { ExchangeDetails, MessageDetails } from '../traffic/exchange-details.ts';
export type { Recorder } from '../traffic/recorder.ts';
export { redactWarning } from '../traffic/redact-warning.ts';
