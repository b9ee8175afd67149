/** The class of each byte where a PDF has no text: zero for those that plain PDFs do not use there. */
const classes = new Uint8Array(256);
const [space, delimiter, regular] = [1, 2, 3];
for (const code of [0x09, 0x0a, 0x0d, 0x20]) classes[code] = space;
for (const sign of '()<>[]/') classes[sign.charCodeAt(0)] = delimiter;
for (let code = 0x21; code < 0x7f; code += 1) {
  // A name with a number sign can be written in several ways; braces and comments are rare.
  const isLeftOut = '#{}%'.includes(String.fromCharCode(code));
  if (classes[code] === 0 && !isLeftOut) classes[code] = regular;
}

export function isSpace(code: number | undefined): boolean {
  return code !== undefined && classes[code] === space;
}

/** Reports whether a byte is one of a name, a number or a word. */
export function isRegular(code: number | undefined): boolean {
  return code !== undefined && classes[code] === regular;
}

/** Reports whether a word ends before a byte. */
export function endsWord(code: number | undefined): boolean {
  return code !== undefined && (classes[code] === space || classes[code] === delimiter);
}

export function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 0x30 && code <= 0x39;
}

/** The place after all spaces from a place on. */
export function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

/** Reports whether a word of ASCII stands at a place. */
export function standsAt(bytes: Uint8Array, word: string, at: number): boolean {
  for (let index = 0; index < word.length; index += 1)
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}

/** A whole number without a sign, and the place behind it. */
export interface WholeNumber {
  value: number;
  end: number;
}

/** The most digits of a whole number: no place in a file has more. */
const mostDigits = 10;

/** Reads a whole number without a sign. */
export function readWhole(bytes: Uint8Array, from: number): WholeNumber | undefined {
  let value = 0;
  let at = from;
  for (; isDigit(bytes[at]); at += 1) value = value * 10 + (bytes[at] ?? 0) - 0x30;
  return at === from || at - from > mostDigits ? undefined : { value, end: at };
}
