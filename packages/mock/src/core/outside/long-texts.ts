import { randomUUID } from 'node:crypto';
import { breathe } from '../breathe.ts';

/** The number of bytes from which on a text is taken out. */
const least = 16 * 1024;

/** The beginning of what stands for a text; nobody outside can know it. */
const mark = `${randomUUID()}/`;

const quote = 0x22;

/** A text in JSON, and the places of its first byte and of the quotation mark behind it. */
interface LongText {
  text: string;
  start: number;
  end: number;
}

/**
 * JSON without its long texts in Base64, which are most of a body with documents: to decode UTF-8 and
 * to parse takes several times as long as to copy them.
 */
export interface Shortened {
  /** The JSON, with a short text in place of each long one. */
  text: string;
  /**
   * Puts the long texts back into the value of the JSON, in place.
   * @returns false where one is not a value of its own, so that it is still missing
   */
  restore(value: unknown): boolean;
}

/** Takes long texts in Base64 out of JSON; undefined where it has none. */
export async function takeLongTexts(json: Buffer): Promise<Shortened | undefined> {
  const found = await findLongTexts(json);
  if (found.length === 0) return undefined;
  let text = '';
  let last = 0;
  for (const [index, { start, end }] of found.entries()) {
    text += `${json.toString('utf8', last, start)}${mark}${index}`;
    last = end;
  }
  text += json.toString('utf8', last);
  return { text, restore: (value) => restore(value, found) };
}

/**
 * Finds the long texts. It looks for the quotation marks around one byte in so many, since a text of
 * twice that length has one of those.
 */
async function findLongTexts(json: Buffer): Promise<LongText[]> {
  const found: LongText[] = [];
  for (let at = least; at < json.length; at += least) {
    const end = json.indexOf(quote, at);
    if (end === -1) break;
    const start = json.lastIndexOf(quote, at - 1) + 1;
    if (end - start >= least) {
      await breathe();
      const text = json.toString('latin1', start, end);
      if (isBase64(text)) found.push({ text, start, end });
    }
    if (end > at + least) at = end;
  }
  return found;
}

/** The number of signs that are checked at once: whole groups of four. */
const part = 64 * 1024;
const decoded = Buffer.alloc((part / 4) * 3);

/**
 * Reports whether a text has the signs of Base64 alone, which are the same in UTF-8 and in JSON. The
 * decoder leaves out others, and then gives fewer bytes.
 */
function isBase64(text: string): boolean {
  const signs = text.endsWith('==')
    ? text.length - 2
    : text.endsWith('=')
      ? text.length - 1
      : text.length;
  let bytes = 0;
  for (let at = 0; at < signs; at += part)
    bytes += decoded.write(text.slice(at, Math.min(at + part, signs)), 'base64');
  return signs % 4 !== 1 && bytes === Math.floor((signs * 3) / 4);
}

function restore(root: unknown, found: readonly LongText[]): boolean {
  let restored = 0;
  // Long texts are seldom deep, and often before thousands of small ones.
  const open: unknown[] = [root];
  for (const value of open) {
    if (restored === found.length) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inside] of Object.entries(value)) {
      if (typeof inside === 'object') open.push(inside);
      const text = typeof inside === 'string' ? findText(inside, found) : undefined;
      if (text === undefined) continue;
      Reflect.set(value, name, text);
      restored += 1;
    }
  }
  return restored === found.length;
}

function findText(inside: string, found: readonly LongText[]): string | undefined {
  return inside.startsWith(mark) ? found[Number(inside.slice(mark.length))]?.text : undefined;
}
