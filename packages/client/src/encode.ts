import type { EncodedBody } from './body.js';
import { jsonBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given, type AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/**
 * Encodes the body of an operation that takes more than JSON: as it stands where it is a file, as a
 * form, or as XML, by the media type of the caller or else by the operation's first.
 * @throws InputError where a body cannot be sent as that
 */
export function encodeBody(
  input: AnyInput,
  { id, mediaTypes = [] }: OperationDescriptor,
  { xml }: CallOptions,
): EncodedBody {
  const { body, contentType: mediaType = mediaTypes[0] ?? '' } = input;
  if (body === undefined) return {};
  if (isReady(body)) return readyBody(body, mediaType);
  if (/[/+]json$/.test(mediaType)) return jsonBody(input);
  if (typeof body === 'object' && body !== null) {
    if (mediaType === 'multipart/form-data') return readyBody(formData(id, body), mediaType);
    if (mediaType === 'application/x-www-form-urlencoded')
      return { body: new URLSearchParams(listTextFields(body)).toString(), mediaType };
    if (xml && /[/+]xml$/.test(mediaType)) return { body: xml.encode(id, body), mediaType };
  }
  throw new InputError(
    id,
    `a body of ${mediaType} must be text, bytes, a Blob or a stream; for XML as data, give the client \`xml\``,
  );
}

/** Whether fetch sends a body as it is: text, bytes, a form. */
export function isReady(body: unknown): body is BodyInit {
  return (
    typeof body === 'string' ||
    ArrayBuffer.isView(body) ||
    [ArrayBuffer, Blob, FormData, ReadableStream, URLSearchParams].some(
      (kind) => body instanceof kind,
    )
  );
}

/** A body that fetch sends as it is. */
export function readyBody(body: BodyInit, mediaType: string): EncodedBody {
  const redirect = typeof body === 'string' ? 'manual' : noRedirect();
  // The media type of a form has the boundary in it, which only fetch knows.
  return body instanceof FormData ? { body, redirect } : { body, mediaType, redirect };
}

/** As long as a redirect may come, undici keeps all that it sends; so for files it is an error. */
function noRedirect(): RequestRedirect {
  try {
    return new Request('http://host', { redirect: 'error' }).redirect;
  } catch {
    // Cloudflare's runtime does not know it.
    return 'manual';
  }
}

/** A form; a File keeps its name. */
function formData(id: string, body: object): FormData {
  const form = new FormData();
  for (const [name, value] of given(body)) {
    if (value instanceof Blob) form.set(name, value);
    else if (typeof value === 'object')
      throw new InputError(id, `the form field ${name} must be text or a Blob`);
    else form.set(name, String(value));
  }
  return form;
}

function listTextFields(body: object): [string, string][] {
  return given(body).map(([name, value]) => [name, String(value)]);
}
