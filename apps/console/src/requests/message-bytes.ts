import type { Schemas } from '../api/control.ts';
import { fromBase64 } from './base64.ts';

/** The bytes of a body, with its parts in one again. */
export function toBytes({ headers, body }: Schemas['Message']): Uint8Array<ArrayBuffer> {
  if (body.base64 !== undefined) return fromBase64(body.base64);
  if (body.parts === undefined) return new TextEncoder().encode(body.text ?? '');
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain ?? 'boundary';
  const pieces = body.parts.flatMap((part) => [
    new TextEncoder().encode(
      `--${boundary}\r\n${Object.entries(part.headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    toBytes(part),
    new TextEncoder().encode('\r\n'),
  ]);
  return join([...pieces, new TextEncoder().encode(`--${boundary}--\r\n`)]);
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The text of bytes; undefined if they are none. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
