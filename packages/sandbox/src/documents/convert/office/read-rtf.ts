import { type TakeBlock, takeParagraphs } from './text-taker.ts';

/** Groups whose text is not that of the document. */
const hiddenGroups = new Set([
  'colortbl',
  'datastore',
  'fldinst',
  'fonttbl',
  'footer',
  'footerf',
  'footerl',
  'footerr',
  'generator',
  'header',
  'headerf',
  'headerl',
  'headerr',
  'info',
  'latentstyles',
  'listoverridetable',
  'listtable',
  'objdata',
  'pict',
  'revtbl',
  'rsidtbl',
  'stylesheet',
  'themedata',
  'xmlnstbl',
]);

/** The plain text for control words, such as `\par`. */
const words = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['row', '\n'],
  ['cell', '\t'],
  ['tab', '\t'],
  ['emdash', '\u2014'],
  ['endash', '\u2013'],
  ['bullet', '\u2022'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201C'],
  ['rdblquote', '\u201D'],
  ['emspace', ' '],
  ['enspace', ' '],
]);

/** The plain text for signs after a backslash. */
const escapes = new Map([
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['~', '\u00A0'],
  ['_', '-'],
  ['\n', '\n'],
  ['\r', '\n'],
]);

/** The state within a group, which ends with the group. */
interface Group {
  isHidden: boolean;
  /** The number of signs after a character in Unicode that replace it in older readers. */
  skips: number;
}

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giu;

/**
 * Reads the text of RTF: paragraphs, and the cells of tables side by side. Goes through it once.
 * @throws Error where it has no beginning
 */
export function readRtf(bytes: Uint8Array, take: TakeBlock): void {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!rtf.startsWith('{\\rtf')) throw new Error('The file does not begin as RTF.');
  const decoder = createDecoder(/\\ansicpg(\d{1,5})/u.exec(rtf.slice(0, 1000))?.[1]);
  const parts: string[] = [];
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skips: 1 };
  let left = 0;
  let isIgnorable = false;

  function write(text: string): void {
    if (!group.isHidden) parts.push(text);
  }

  for (const [, word = '', number, hex, sign = '', brace = '', text = ''] of rtf.matchAll(token)) {
    if (brace === '{') {
      groups.push(group);
      group = { isHidden: group.isHidden, skips: group.skips };
      left = 0;
    } else if (brace === '}') {
      group = groups.pop() ?? group;
      left = 0;
    } else if (hex !== undefined) {
      if (left > 0) left -= 1;
      else write(decoder(Number.parseInt(hex, 16)));
    } else if (text !== '') {
      write(text.slice(left));
      left = Math.max(0, left - text.length);
    } else if (sign === '*') {
      isIgnorable = true;
      continue;
    } else if (sign !== '') write(escapes.get(sign) ?? '');
    else if (isIgnorable || hiddenGroups.has(word)) group.isHidden = true;
    else if (word === 'uc') group.skips = Math.max(0, Number(number ?? '1'));
    else if (word === 'u') {
      write(String.fromCharCode((Number(number ?? '0') + 65_536) % 65_536));
      left = group.skips;
    } else write(words.get(word) ?? '');
    isIgnorable = false;
  }
  takeParagraphs(parts.join(''), take);
}

/** Decodes single bytes of a code page; of one that is not known, as of Western Europe. */
function createDecoder(page = '1252'): (code: number) => string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(`windows-${page}`);
  } catch {
    decoder = new TextDecoder('windows-1252');
  }
  return (code) => decoder.decode(Uint8Array.of(code));
}
