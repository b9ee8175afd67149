import type { Check } from './check.js';
import { definitionOf, type Definition, type Node } from './node.js';
import { droppedKey, isPlain } from './plain.js';

/** An array, and how long it may be; `undefined` where zod does more. */
export function arrayCheck(
  { element, checks = [] }: Definition,
  getCheck: (node: Node) => Check,
): Check | undefined {
  if (element === undefined) return undefined;
  let least = 0;
  let most = Infinity;
  for (const rule of checks) {
    const { check, maximum, minimum } = definitionOf(rule);
    if (check === 'max_length' && maximum !== undefined) most = Math.min(most, maximum);
    else if (check === 'min_length' && minimum !== undefined) least = Math.max(least, minimum);
    else return undefined;
  }
  let each: Check | undefined;
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return false;
    // By index: array methods skip holes, which zod fills.
    for (let index = 0; index < value.length; index += 1) {
      const part: unknown = value[index];
      each ??= getCheck(element);
      if (part === undefined || !each(part)) return false;
    }
    return true;
  };
}

/** Checks an object with arbitrary keys; `undefined` if there are rules for keys. */
export function recordCheck(
  { keyType, valueType }: Definition,
  getCheck: (node: Node) => Check,
): Check | undefined {
  if (keyType === undefined || valueType === undefined) return undefined;
  const { type, checks = [] } = definitionOf(keyType);
  const anyKey = type === 'string' && checks.length === 0 && !isFormat(keyType);
  if (!anyKey) return undefined;
  const each = getCheck(valueType);
  return (value) => {
    if (!isPlain(value) || Object.getOwnPropertySymbols(value).length > 0) return false;
    return Object.keys(value).every((key) => key !== droppedKey && each(value[key]));
  };
}

function isFormat({ _zod: { def } }: Node): boolean {
  return def.format !== undefined || def.coerce === true;
}
