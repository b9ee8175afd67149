/**
 * Whether a value is an object as JSON.parse and braces make them. Of others, such as dates and
 * instances of classes, zod makes a plain copy, so they are none that could be given back.
 */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The one key that zod drops even where every key may stand, lest it become the prototype. */
export const droppedKey = '__proto__';
