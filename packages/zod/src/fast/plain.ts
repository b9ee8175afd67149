/**
 * Reports whether a value is an object as JSON.parse and object literals create them. Of others,
 * such as dates and instances of classes, zod makes a plain copy, so the value itself cannot be
 * returned.
 */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The one key that zod drops even where every key may stand, lest it become the prototype. */
export const droppedKey = '__proto__';
