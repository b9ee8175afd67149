import { readBoundary } from '../outside/boundary.ts';
import { limits } from '../outside/limits.ts';

/** A part of a body of many parts. */
export interface Part {
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/**
 * Splits a multipart body (RFC 2046). Form parsers require a name for each part, which these parts
 * lack. Lines may end with a line feed alone, as programs write them.
 * @returns undefined if there is no boundary, or the parts do not end
 */
export function unnamedParts(body: Buffer, contentType: string): Part[] | undefined {
  const boundary = readBoundary(contentType);
  if (boundary === undefined) return undefined;
  const text = `\r\n${body.toString('latin1')}`;
  // A line that only begins like the boundary belongs to its part.
  const line = `\r?\n--${boundary.replaceAll(/\W/g, '\\$&')}(?=--|[ \t]*\r?\n)`;
  const [, ...pieces] = text.split(new RegExp(line));
  const end = pieces.pop();
  if (end === undefined || !end.startsWith('--')) return undefined;
  return pieces.map(toPart);
}

function toPart(piece: string): Part {
  const text = piece.replace(/^[ \t]*\r?\n/, '');
  const blank = /^\r?\n|\r?\n\r?\n/.exec(text);
  // Without an empty line, all of it is headers.
  const head = text.slice(0, Math.min(blank?.index ?? text.length, limits.form.partHead));
  const rest = blank === null ? '' : text.slice(blank.index + blank[0].length);
  const headers = head.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon === -1
      ? []
      : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return { headers: new Map(headers), body: Buffer.from(rest, 'latin1') };
}
