import { CallError } from './countersign-error.js';

/** No answer came, or it broke off: the host is unknown, refuses, or the connection was lost. */
export class NetworkError extends CallError {
  override name = 'NetworkError';
}
