import type { Schemas } from '../api/control.ts';
import type { RequestDetails } from './api.ts';
import { fromBase64, toBase64 } from './base64.ts';

// curl sends these itself, or they belong to the connection of then.
const ownHeaders =
  /^(?:host|content-length|connection|accept-encoding|user-agent|origin|referer|transfer-encoding|expect|sec-.*)$/;

/**
 * A command that sends a request again.
 * @param token takes the place of the token, which is not kept in words
 */
export function toCurl(details: RequestDetails, token: string | undefined): string {
  const { method, origin, url, request } = details;
  const lines = [`curl -X ${method} ${quote(origin + url)}`];
  for (const [name, value] of Object.entries(request.headers)) {
    if (ownHeaders.test(name)) continue;
    const shown = name === 'authorization' && token !== undefined ? `Bearer ${token}` : value;
    lines.push(`-H ${quote(`${name}: ${shown}`)}`);
  }
  if (method === 'HEAD') lines[0] = `curl --head ${quote(origin + url)}`;
  const bytes = toBytes(request);
  if (bytes.length === 0) return lines.join(' \\\n  ');
  const text = decode(bytes);
  const gap =
    request.body.truncated === true ? '# Only the first 64 kB of the body were kept.\n' : '';
  if (text !== undefined) return `${gap}${[...lines, `--data-raw ${quote(text)}`].join(' \\\n  ')}`;
  const piped = [...lines, '--data-binary @-'].join(' \\\n  ');
  return `${gap}printf %s ${quote(toBase64(bytes))} | base64 -d | ${piped}`;
}

/** The bytes of a body, with its parts in one again. */
function toBytes({ headers, body }: Schemas['Message']): Uint8Array {
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

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
