import type { Compound } from './compound.ts';
import { type TakeBlock, takeParagraphs } from './text-taker.ts';

/** The offsets of fields in the head of a document, in bytes. */
const offsets = {
  version: 0x02,
  flags: 0x0a,
  textStart: 0x18,
  textEnd: 0x1c,
  characters: 0x4c,
  pieces: 0x01_a2,
  piecesSize: 0x01_a6,
};
const encrypted = 0x01_00;
const secondTable = 0x02_00;
/** The first version whose text is in pieces. */
const word97 = 0xc1;
const compressed = 0x40_00_00_00;

/**
 * Reads the text of a document of Word 6 to 2003: paragraphs, and the cells of tables side by side.
 * @throws Error where it is damaged or encrypted
 */
export function readDoc(file: Compound, take: TakeBlock): void {
  const main = file.require('WordDocument');
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(offsets.flags, true);
  if ((flags & encrypted) !== 0) throw new Error('The document is encrypted.');
  const text =
    view.getUint16(offsets.version, true) < word97
      ? latin(
          main.subarray(
            view.getUint32(offsets.textStart, true),
            view.getUint32(offsets.textEnd, true),
          ),
        )
      : readPieces(main, view, file.require((flags & secondTable) === 0 ? '0Table' : '1Table'));
  takeParagraphs(plain(text), take);
}

function readPieces(main: Uint8Array, view: DataView, table: Uint8Array): string {
  const start = view.getUint32(offsets.pieces, true);
  const end = start + view.getUint32(offsets.piecesSize, true);
  const list = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = start;
  // Before the list of pieces there are changes of their looks.
  while (at < end && list.getUint8(at) === 1) at += 3 + list.getUint16(at + 1, true);
  if (at >= end || list.getUint8(at) !== 2) throw new Error('The document has no list of pieces.');
  const size = list.getUint32(at + 1, true);
  const first = at + 5;
  const count = Math.floor((size - 4) / 12);
  const wanted = view.getUint32(offsets.characters, true);
  const parts: string[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const from = list.getUint32(first + piece * 4, true);
    const to = Math.min(list.getUint32(first + (piece + 1) * 4, true), wanted);
    if (to <= from) continue;
    const where = list.getUint32(first + (count + 1) * 4 + piece * 8 + 2, true);
    const place = where & ~compressed;
    parts.push(
      (where & compressed) === 0
        ? wide(main.subarray(place, place + (to - from) * 2))
        : latin(main.subarray(place >> 1, (place >> 1) + to - from)),
    );
  }
  return parts.join('');
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

function wide(bytes: Uint8Array): string {
  return new TextDecoder('utf-16le').decode(bytes);
}

/** The text with line ends for the marks of Word, without the instructions of its fields. */
function plain(text: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const fields: boolean[] = [];
  for (const sign of text)
    switch (sign) {
      case '\u0013':
        fields.push(true);
        hidden += 1;
        break;
      case '\u0014':
        if (fields.at(-1) === true) {
          fields[fields.length - 1] = false;
          hidden -= 1;
        }
        break;
      case '\u0015':
        if (fields.pop() === true) hidden -= 1;
        break;
      default:
        if (hidden === 0) parts.push(signs.get(sign) ?? (sign < ' ' ? '' : sign));
    }
  return parts.join('');
}

/** The plain text for the control characters of Word. */
const signs = new Map([
  ['\t', '\t'],
  ['\n', '\n'],
  ['\u0007', '\t'],
  ['\u000B', '\n'],
  ['\u000C', '\n'],
  ['\r', '\n'],
  ['\u001E', '-'],
]);
