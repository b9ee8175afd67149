import { breathe } from '../breathe.ts';
import { takeLongTexts } from './long-texts.ts';

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
 * @throws SyntaxError
 */
export async function parseJsonBytes(json: Buffer): Promise<unknown> {
  const shortened = await takeLongTexts(json);
  if (shortened === undefined) return parseJson(json.toString('utf8'));
  const value = parseJson(shortened.text);
  await breathe();
  return shortened.restore(value) ? value : parseJson(json.toString('utf8'));
}

function leaveOut(root: unknown): void {
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
    for (const inside of Object.values(value)) open.push(inside);
  }
}
