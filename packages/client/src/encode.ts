import { isIterable, toStream } from './binary.js';
import type { EncodedBody } from './body.js';
import { jsonBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import { InputError } from './errors/input-error.js';
import { given, type AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/**
 * Encodes the body of an operation that accepts more than JSON: a file as it is, or else a form, or
 * XML. The media type is that of the caller, else that of a Blob if the operation lists it, else
 * the first of the operation's that fits the body.
 * @throws InputError if a body cannot be sent in that media type
 */
export function encodeBody(
  input: AnyInput,
  descriptor: OperationDescriptor,
  { xml }: CallOptions,
): EncodedBody {
  const { id, mediaTypes = [] } = descriptor;
  const body = isIterable(input.body) ? toStream(input.body) : input.body;
  if (body === undefined) return {};
  const { contentType: mediaType = chooseMediaType(body, mediaTypes) } = input;
  if (mediaType === undefined) throw unfit(id, mediaTypes);
  if (isReady(body)) {
    // A multipart body cannot be read without its boundary.
    if (/^multipart\/(?!.*boundary=)/i.test(mediaType) && !(body instanceof FormData))
      throw unfit(id, [mediaType]);
    return readyBody(body, mediaType);
  }
  if (/[/+]json$/.test(mediaType)) return jsonBody(input, descriptor);
  if (typeof body === 'object' && body !== null) {
    if (mediaType === 'multipart/form-data') return readyBody(formData(id, body), mediaType);
    if (mediaType === urlEncoded)
      return { body: new URLSearchParams(listTextFields(body)).toString(), mediaType };
    if (xml && /[/+]xml$/.test(mediaType)) return { body: xml.encode(id, body), mediaType };
  }
  throw new InputError(
    id,
    `a body of ${mediaType} must be text, bytes, a Blob or a stream; for XML as data, give the client \`xml\``,
  );
}

const urlEncoded = 'application/x-www-form-urlencoded';

/** Chooses a media type for a body, of those that the operation lists; undefined if none fits. */
function chooseMediaType(body: unknown, mediaTypes: readonly string[]): string | undefined {
  if (body instanceof FormData) return mediaTypes.find((type) => type.startsWith('multipart/'));
  if (body instanceof URLSearchParams) return mediaTypes.find((type) => type === urlEncoded);
  if (!isReady(body)) return mediaTypes[0];
  const whole = mediaTypes.filter((type) => !/form/.test(type));
  if (body instanceof Blob) {
    const [own = ''] = body.type.toLowerCase().split(';');
    if (whole.includes(own.trim())) return body.type;
  }
  // Bytes are a file rather than data, where the operation takes either.
  const file = typeof body === 'string' ? undefined : whole.find((type) => !/json|xml/.test(type));
  return file ?? whole[0];
}

function unfit(id: string, mediaTypes: readonly string[]): InputError {
  const form = mediaTypes.some((type) => type.startsWith('multipart/'));
  return new InputError(
    id,
    form
      ? 'the body is sent as a form: give an object of its fields, such as { file: blob }, or a FormData'
      : `no media type of the operation fits the body; it takes ${mediaTypes.join(', ')}`,
  );
}

/** Reports whether fetch sends a body as it is: text, bytes, a form. */
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

/** A redirect is an error for files: as long as one may come, undici keeps all that it sends. */
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
    else if (value instanceof Uint8Array) form.set(name, new Blob([new Uint8Array(value)]));
    else if (typeof value === 'object')
      throw new InputError(id, `the form field ${name} must be text, bytes or a Blob`);
    else form.set(name, String(value));
  }
  return form;
}

function listTextFields(body: object): [string, string][] {
  return given(body).map(([name, value]) => [name, String(value)]);
}
