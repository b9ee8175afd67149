import { readBoundary } from '../outside/boundary.ts';

/** A part of a multipart body. */
export interface Part {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The parts of a multipart body, also of the beginning of one; undefined if it has none.
 * @param contentType the header, which names the boundary
 */
export function splitParts(body: Buffer, contentType: string): Part[] | undefined {
  const boundary = readBoundary(contentType);
  if (boundary === undefined) return undefined;
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let from = body.indexOf(delimiter);
  while (from >= 0) {
    from += delimiter.length;
    if (body.subarray(from, from + 2).toString() === '--') break;
    const next = body.indexOf(delimiter, from);
    parts.push(readPart(body.subarray(from, next < 0 ? undefined : next)));
    from = next;
  }
  return parts.length === 0 ? undefined : parts;
}

/** Headers, an empty line, and the content, each line with its end. */
function readPart(bytes: Buffer): Part {
  const text = bytes.toString('latin1');
  const [head = '', gap = ''] = /^[\s\S]*?(\r?\n\r?\n)/.exec(text) ?? [text];
  const headers: Record<string, string> = {};
  for (const line of Buffer.from(head, 'latin1').toString().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  if (gap === '') return { headers, body: Buffer.alloc(0) };
  const end = text.endsWith('\r\n') ? -2 : text.endsWith('\n') ? -1 : undefined;
  return { headers, body: bytes.subarray(head.length, end) };
}
