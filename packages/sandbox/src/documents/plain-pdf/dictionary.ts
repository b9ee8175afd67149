import { endsWord, isDigit, isRegular, isSpace, skipSpaces, standsAt } from './characters.ts';

/** A dictionary of a PDF, whose values are read when they are asked for. */
export interface Dictionary {
  /** The text of a value as it is written; undefined where no entry has the name. */
  get(name: string): string | undefined;
  /** The place behind it. */
  end: number;
}

/** The deepest nesting in a dictionary. */
const deepest = 20;

const [open, close, less, greater] = ['[', ']', '<', '>'].map((sign) => sign.charCodeAt(0));
const [parenthesis, end, backslash] = ['(', ')', '\\'].map((sign) => sign.charCodeAt(0));
const [slash, plus, minus, dot] = ['/', '+', '-', '.'].map((sign) => sign.charCodeAt(0));
const [letterR, keywords] = ['R'.charCodeAt(0), ['true', 'false', 'null']];

/**
 * Reads a dictionary that is written in the plain way, which all readers understand alike; gives
 * undefined for any other, and for one that has a name twice.
 */
export function readDictionary(bytes: Buffer, from: number): Dictionary | undefined {
  const entries = new Map<string, [begin: number, end: number]>();
  let hasTwice = false;
  const after = skipDictionary(bytes, from, 0, (name, begin, valueEnd) => {
    hasTwice ||= entries.has(name);
    entries.set(name, [begin, valueEnd]);
  });
  if (after === undefined || hasTwice) return undefined;
  return {
    get(name) {
      const found = entries.get(name);
      return found === undefined ? undefined : bytes.toString('latin1', ...found);
    },
    end: after,
  };
}

type TakeEntry = (name: string, begin: number, end: number) => void;

/** Finds the end of a dictionary; undefined where it is not written in the plain way. */
function skipDictionary(
  bytes: Buffer,
  from: number,
  depth: number,
  take?: TakeEntry,
): number | undefined {
  if (!standsAt(bytes, '<<', from) || depth > deepest) return undefined;
  for (let at = skipSpaces(bytes, from + 2); ;) {
    if (standsAt(bytes, '>>', at)) return at + 2;
    const afterName = skipName(bytes, at);
    if (afterName === undefined) return undefined;
    const begin = skipSpaces(bytes, afterName);
    const after = skipValue(bytes, begin, depth + 1);
    if (after === undefined) return undefined;
    take?.(bytes.toString('latin1', at + 1, afterName), begin, after);
    at = skipSpaces(bytes, after);
  }
}

function skipValue(bytes: Buffer, from: number, depth: number): number | undefined {
  const code = bytes[from];
  switch (code) {
    case slash:
      return skipName(bytes, from);
    case less:
      return bytes[from + 1] === less
        ? skipDictionary(bytes, from, depth)
        : skipHexadecimal(bytes, from);
    case open:
      return skipList(bytes, from, depth);
    case parenthesis:
      return skipText(bytes, from);
    default:
      return isDigit(code) || code === plus || code === minus || code === dot
        ? skipNumber(bytes, from)
        : skipKeyword(bytes, from);
  }
}

function skipName(bytes: Buffer, from: number): number | undefined {
  if (bytes[from] !== slash || !isRegular(bytes[from + 1])) return undefined;
  let at = from + 1;
  while (isRegular(bytes[at])) at += 1;
  return endsWord(bytes[at]) ? at : undefined;
}

function skipList(bytes: Buffer, from: number, depth: number): number | undefined {
  if (depth > deepest) return undefined;
  for (let at = skipSpaces(bytes, from + 1); ;) {
    if (bytes[at] === close) return at + 1;
    const after = skipValue(bytes, at, depth + 1);
    if (after === undefined) return undefined;
    at = skipSpaces(bytes, after);
  }
}

/** A number, or a reference that begins with one. */
function skipNumber(bytes: Buffer, from: number): number | undefined {
  let at = bytes[from] === plus || bytes[from] === minus ? from + 1 : from;
  const first = at;
  while (isDigit(bytes[at])) at += 1;
  const isWhole = at > from && first === from && bytes[at] !== dot;
  if (bytes[at] === dot) {
    at += 1;
    while (isDigit(bytes[at])) at += 1;
  }
  const hasDigit = at - first > 1 || isDigit(bytes[first]);
  if (!hasDigit || !endsWord(bytes[at])) return undefined;
  return isWhole ? (endOfReference(bytes, at) ?? at) : at;
}

/** Finds the end of a reference whose first number ends at a place; undefined where it is none. */
function endOfReference(bytes: Buffer, from: number): number | undefined {
  const second = skipSpaces(bytes, from);
  let at = second;
  while (isDigit(bytes[at])) at += 1;
  if (second === from || at === second || !isSpace(bytes[at])) return undefined;
  const letter = skipSpaces(bytes, at);
  return bytes[letter] === letterR && endsWord(bytes[letter + 1]) ? letter + 1 : undefined;
}

function skipKeyword(bytes: Buffer, from: number): number | undefined {
  const word = keywords.find((one) => standsAt(bytes, one, from));
  if (word === undefined) return undefined;
  const after = from + word.length;
  return endsWord(bytes[after]) ? after : undefined;
}

function skipHexadecimal(bytes: Buffer, from: number): number | undefined {
  for (let at = from + 1; ; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === greater) return at + 1;
    const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x66;
    if (!isDigit(code) && !isLetter && !isSpace(code)) return undefined;
  }
}

/** Texts are in parentheses, which may be nested, and hold others after a backslash. */
function skipText(bytes: Buffer, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === backslash) at += 1;
    else if (bytes[at] === parenthesis) depth += 1;
    else if (bytes[at] === end && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}
