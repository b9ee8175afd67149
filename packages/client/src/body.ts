import type { OperationDescriptor } from './descriptor.js';

/** A body in the form in which fetch takes it, with the headers that go with it. */
export interface EncodedBody {
  encoded: BodyInit | undefined;
  headers: Record<string, string>;
}

/** Encodes a body as one of the media types of its operation, the first one by default. */
export function encodeBody(
  { id, mediaTypes = [] }: OperationDescriptor,
  body: unknown,
  contentType: unknown,
): EncodedBody {
  if (body === undefined) return { encoded: undefined, headers: {} };
  const mediaType = typeof contentType === 'string' ? contentType : mediaTypes[0];
  if (mediaType === undefined) throw new TypeError(`${id} takes no body`);
  if (mediaType === 'multipart/form-data') {
    // fetch writes this header itself, with the boundary.
    return { encoded: formData(id, body), headers: {} };
  }
  return { encoded: encodeAs(id, mediaType, body), headers: { 'content-type': mediaType } };
}

function encodeAs(id: string, mediaType: string, body: unknown): BodyInit {
  if (mediaType === 'application/x-www-form-urlencoded') return formFields(body);
  if (typeof body === 'string' || body instanceof Blob) return body;
  if (body instanceof ArrayBuffer || body instanceof ReadableStream) return body;
  if (/[/+]json$/.test(mediaType)) return JSON.stringify(body);
  throw new TypeError(`${id}: a body of ${mediaType} must be text, a Blob, a buffer or a stream`);
}

function formFields(body: unknown): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of entries(body)) fields.set(name, String(value));
  return fields;
}

function formData(id: string, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entries(body)) {
    if (value instanceof File) form.set(name, value, value.name);
    else if (value instanceof Blob) form.set(name, value);
    else if (typeof value === 'object')
      throw new TypeError(`${id}: the form field ${name} must be text or a Blob`);
    else form.set(name, String(value));
  }
  return form;
}

function entries(body: unknown): [string, unknown][] {
  const all: [string, unknown][] =
    typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return all.filter(([, value]) => value !== undefined);
}
