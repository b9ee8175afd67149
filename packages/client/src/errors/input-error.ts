import { CallError } from './countersign-error.js';

/** The call cannot be sent as it is: a path parameter is missing, or a body has the wrong form. */
export class InputError extends CallError {
  override name = 'InputError';
}
