import type { JsonObject, Kept } from '../kept.js';

/** The optional fields of an object, each of which may be undefined here. */
type Loose<T> = { [K in keyof T]?: T[K] | undefined };

/** An object with those of its fields that there are. */
export function defined<T extends object>(
  given: Pick<T, RequiredKeys<T>> & Loose<T>,
  more: Loose<T>,
): T;
export function defined(given: object, more: object): object {
  const there: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) there[name] = value;
  return there;
}

type RequiredKeys<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K;
}[keyof T];

export function keep<T extends Kept>(object: T, rest: JsonObject): T {
  return Object.keys(rest).length === 0 ? object : { ...object, otherFields: rest };
}
