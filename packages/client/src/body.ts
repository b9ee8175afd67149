import type { AnyInput } from './input.js';

/** A body in the form in which fetch takes it. */
export interface EncodedBody {
  readonly body?: BodyInit;
  /** Its media type, where fetch does not tell it. */
  readonly mediaType?: string;
  /** What becomes of a redirect; by default it is an answer. */
  readonly redirect?: RequestRedirect;
}

/** Encodes a body as JSON; text is taken to be JSON already. */
export function jsonBody({ body, contentType = 'application/json' }: AnyInput): EncodedBody {
  if (body === undefined) return {};
  return { body: typeof body === 'string' ? body : JSON.stringify(body), mediaType: contentType };
}
