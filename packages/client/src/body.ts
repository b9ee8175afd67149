import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import type { AnyInput } from './input.js';

/** A body in the form in which fetch takes it. */
export interface EncodedBody {
  readonly body?: BodyInit;
  /** Its media type, where fetch does not tell it. */
  readonly mediaType?: string;
  /** The handling of a redirect; by default a redirect is an answer. */
  readonly redirect?: RequestRedirect;
}

/**
 * Encodes a body as JSON; text counts as JSON already.
 * @throws InputError for a file or a form, which JSON would turn into `{}`
 */
export function jsonBody(
  { body, contentType = 'application/json' }: AnyInput,
  { id }: OperationDescriptor,
): EncodedBody {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && Symbol.toStringTag in body)
    throw new InputError(id, `the body must be data or text for JSON, not ${String(body)}`);
  return { body: typeof body === 'string' ? body : JSON.stringify(body), mediaType: contentType };
}
