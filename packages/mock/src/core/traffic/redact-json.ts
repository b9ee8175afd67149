import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

// The tokens of JSON; a string may be cut off. Any other text is a token of its own.
const pieces = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+|\s+/gs;

/**
 * JSON without secrets, as it was written otherwise. It need not be valid or complete: the beginning
 * of a body is redacted in the same way.
 */
export function redactJson(text: string): string {
  const all = text.match(pieces) ?? [];
  const kept: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const piece = all[at] ?? '';
    kept.push(piece.startsWith('"') ? redactString(piece) : piece);
    if (!piece.startsWith('"')) continue;
    const colon = skipSpace(all, at + 1);
    if (all[colon] !== ':' || !isSecretName(readName(piece))) continue;
    const value = skipSpace(all, colon + 1);
    kept.push(...all.slice(at + 1, value), JSON.stringify(secret));
    at = endOfValue(all, value) - 1;
  }
  return kept.join('');
}

/** A string as it is written, with its quotes. */
function redactString(piece: string): string {
  const content = piece.slice(1, piece.endsWith('"') && piece.length > 1 ? -1 : undefined);
  const redacted = redactText(content);
  return redacted === content ? piece : `"${redacted}"`;
}

/** A name as it is written, without escapes. */
function readName(piece: string): string {
  if (!piece.includes('\\')) return piece;
  try {
    return String(JSON.parse(piece));
  } catch {
    return piece;
  }
}

function skipSpace(all: readonly string[], from: number): number {
  let at = from;
  while (all[at]?.trim() === '') at += 1;
  return at;
}

/** Finds the token after a value. */
function endOfValue(all: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < all.length; at += 1) {
    const piece = all[at] ?? '';
    if (piece === '{' || piece === '[') depth += 1;
    else if (piece === '}' || piece === ']') depth -= 1;
    // Malformed JSON has ends without a beginning.
    if (depth < 0 || (depth === 0 && piece === ',')) return at;
    if (depth === 0 && piece.trim() !== '') return at + 1;
  }
  return all.length;
}
