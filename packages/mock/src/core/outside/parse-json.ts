import { breathe } from '../breathe.ts';
import { type Shortened, takeLongTexts } from './long-texts.ts';

/** Reports whether a text may have the name `__proto__`: as it is, or with escapes of its characters. */
function isSuspicious(text: string): boolean {
  return text.includes('__proto__') || text.includes('\\u00');
}

/**
 * Parses JSON without fields called `__proto__`: no schema has one, and code that copies fields one
 * by one would change the prototype of the copy.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isSuspicious(text)) leaveOut(value);
  return value;
}

/**
 * Parses JSON in UTF-8, as `parseJson` does a text. Long texts in Base64 pass by the parser, which
 * would spend most of its time on them.
 * @param shortened the JSON without them; undefined where it has none
 * @throws SyntaxError
 */
export async function parseShortened(
  json: Buffer,
  shortened: Shortened | undefined,
): Promise<ParsedJson> {
  if (shortened === undefined) return { value: parseJson(json.toString('utf8')) };
  const value = parseJson(shortened.json.toString('utf8'));
  await breathe();
  return shortened.restore(value)
    ? { value, placeFiles: shortened.placeFiles }
    : { value: parseJson(json.toString('utf8')) };
}

/** The value of JSON, whose documents may still lack their files. */
export interface ParsedJson extends Partial<Pick<Shortened, 'placeFiles'>> {
  value: unknown;
}

/** Parses JSON in UTF-8 in the same way. @throws SyntaxError */
export async function parseJsonBytes(json: Buffer): Promise<unknown> {
  return (await parseShortened(json, await takeLongTexts(json))).value;
}

function leaveOut(root: unknown): void {
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
    for (const inside of Object.values(value)) open.push(inside);
  }
}
