import type { JsonObject } from './json.ts';

/** The keys to remove from a document, and those whose members are names of fields. */
export interface Stripping {
  /** The keys to remove, with their values. */
  drop: ReadonlySet<string>;
  /** Remove the keys that begin with `x-` as well. */
  extensions?: boolean;
  /** The keys whose values are objects by name; these names are kept. */
  named: ReadonlySet<string>;
  /** The keys whose values are not changed. */
  whole?: ReadonlySet<string>;
}

/** Copies a part of a document without some keys, at any depth. */
export function withoutKeys(node: JsonObject, stripping: Stripping): JsonObject;
export function withoutKeys(node: object, stripping: Stripping): Record<string, unknown>;
export function withoutKeys(node: object, stripping: Stripping): Record<string, unknown> {
  const { drop, extensions = false, named, whole } = stripping;
  const isDropped = (key: string) => drop.has(key) || (extensions && key.startsWith('x-'));
  const strip = (part: object, isNamed: boolean): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => isNamed || !isDropped(key))
        .map(([key, value]) => [
          key,
          !isNamed && whole?.has(key) ? value : visit(value, !isNamed && named.has(key)),
        ]),
    );
  const visit = (value: unknown, isNamed: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, false));
    return typeof value === 'object' && value !== null ? strip(value, isNamed) : value;
  };
  return strip(node, false);
}
