import { isJson, parseMediaType } from './media-type.ts';

/** A body as it goes over the wire. */
export interface EncodedBody {
  /** The Content-Type header; undefined for none. */
  mediaType: string | undefined;
  bytes: Buffer;
}

const boundary = 'parity-boundary';

/** Writes a value in a media type; a value that is neither JSON nor a form nor text is base64. */
export function encodeBody(contentType: string, value: unknown): EncodedBody {
  const mediaType = parseMediaType(contentType);
  if (isJson(mediaType)) return { mediaType, bytes: Buffer.from(JSON.stringify(value)) };
  if (mediaType === 'application/x-www-form-urlencoded')
    return { mediaType, bytes: Buffer.from(new URLSearchParams(listFields(value)).toString()) };
  if (mediaType === 'multipart/form-data')
    return { mediaType: `${mediaType}; boundary=${boundary}`, bytes: multipart(listFields(value)) };
  const text = String(value);
  return {
    mediaType,
    bytes: mediaType.startsWith('text/') ? Buffer.from(text) : Buffer.from(text, 'base64'),
  };
}

function listFields(value: unknown): [string, string][] {
  return Object.entries(Object(value)).map(([name, field]) => [name, String(field)]);
}

function multipart(fields: readonly [string, string][]): Buffer {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}
