import { DocumentFault } from './document-fault.ts';
import { findWord } from './find-word.ts';
import { deepestNesting } from './limits.ts';
import { standsAt } from './plain-pdf/characters.ts';

const [open, close, less, greater] = ['[', ']', '<', '>'].map((sign) => sign.charCodeAt(0));
const [parenthesis, end, backslash, percent] = ['(', ')', '\\', '%'].map((s) => s.charCodeAt(0));
const [s, e] = ['s', 'e'].map((sign) => sign.charCodeAt(0));
const [newLine, carriageReturn] = [0x0a, 0x0d];

/**
 * Rejects a PDF whose arrays and dictionaries are nested too deeply for changing it: it would be
 * accepted, and fail when it is stamped or combined. Scans the bytes once, without unpacking
 * streams.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT
 */
export function checkNesting(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case open:
        depth += 1;
        break;
      case close:
        depth = Math.max(0, depth - 1);
        break;
      case less:
        if (bytes[at + 1] === less) {
          depth += 1;
          at += 1;
        } else at = endAfter(bytes, '>', at);
        break;
      case greater:
        if (bytes[at + 1] === greater) {
          depth = Math.max(0, depth - 1);
          at += 1;
        }
        break;
      case parenthesis:
        at = endOfText(bytes, at);
        break;
      case percent:
        at = endOfLine(bytes, at);
        break;
      case s:
        if (standsAt(bytes, 'stream', at)) at = endAfter(bytes, 'endstream', at);
        break;
      case e:
        // Each object begins at the top level, even after a malformed one.
        if (standsAt(bytes, 'endobj', at)) depth = 0;
        break;
    }
    if (depth > deepestNesting)
      throw new DocumentFault(
        'UNABLE_TO_LOAD_DOCUMENT',
        `The PDF has lists that are nested more than ${deepestNesting} deep; save it again as a plain PDF.`,
      );
  }
}

/** Finds the end of the next such word; the end of the bytes if there is none. */
function endAfter(bytes: Buffer, word: string, from: number): number {
  const found = findWord(bytes, word, from);
  return found === -1 ? bytes.length : found + word.length - 1;
}

/** Texts are in parentheses, which may be nested, and hold others after a backslash. */
function endOfText(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === backslash) at += 1;
    else if (bytes[at] === parenthesis) depth += 1;
    else if (bytes[at] === end && (depth -= 1) === 0) return at;
  }
  return bytes.length;
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== newLine && bytes[at] !== carriageReturn) at += 1;
  return at;
}
