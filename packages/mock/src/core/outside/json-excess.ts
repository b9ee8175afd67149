import { limits, type JsonLimits } from './limits.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Describes how JSON exceeds the limits; undefined if it does not. The bytes are counted before
 * parsing, since parsing or walking such JSON may already be too much.
 */
export function excessIn(
  json: Buffer,
  { depth: deepest, values: mostValues, items: mostItems }: JsonLimits = limits.body,
): string | undefined {
  // Each level and each value takes a byte, so that most bodies cannot have too many.
  const { length } = json;
  if (length <= Math.min(deepest, mostValues, mostItems)) return undefined;
  if (length <= Math.min(mostValues, mostItems) && !opensMoreThan(deepest, json)) return undefined;
  const items: number[] = [0];
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote:
        at = endOfText(json, at);
        break;
      case openList:
      case openObject:
        depth += 1;
        values += 1;
        if (depth > deepest) return `JSON nested more than ${deepest} levels deep`;
        items[depth] = 1;
        break;
      case closeList:
      case closeObject:
        if (depth > 0) depth -= 1;
        break;
      case comma:
        values += 1;
        if (values > mostValues) return `JSON with more than ${mostValues} values`;
        items[depth] = (items[depth] ?? 0) + 1;
        if ((items[depth] ?? 0) > mostItems)
          return `JSON with more than ${mostItems} items in one array`;
        break;
      default:
    }
  }
  return undefined;
}

/**
 * Reports whether more lists or objects open than a limit, counting brackets in texts too. To search
 * for each bracket takes a fifth of the time of looking at each byte.
 */
function opensMoreThan(limit: number, json: Buffer): boolean {
  let openings = 0;
  for (const bracket of [openList, openObject])
    for (let at = json.indexOf(bracket); at !== -1; at = json.indexOf(bracket, at + 1)) {
      openings += 1;
      if (openings > limit) return true;
    }
  return false;
}

/** The number of bytes up to which a loop finds the end of a text sooner than `indexOf`. */
const short = 48;

/**
 * Finds the end of the string that begins at a quotation mark, and skips files in Base64 in one
 * step.
 */
function endOfText(json: Buffer, start: number): number {
  const near = Math.min(start + short, json.length);
  let at = start + 1;
  for (; at < near; at += 1) {
    const byte = json[at];
    if (byte === quote) return at;
    if (byte === backslash) at += 1;
  }
  let end = json.indexOf(quote, at);
  while (end !== -1 && isEscaped(json, start, end)) end = json.indexOf(quote, end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: Buffer, start: number, end: number): boolean {
  let at = end - 1;
  while (at > start && json[at] === backslash) at -= 1;
  return (end - 1 - at) % 2 === 1;
}
