/** What is to go from a document, and where names are no keys of ours. */
export interface Stripping {
  /** The keys to drop, with all that stands under them. */
  drop: ReadonlySet<string>;
  /** The keys under which names are names of fields or parts, and may well be among the dropped. */
  named: ReadonlySet<string>;
  /** The keys whose values are left whole. */
  whole?: ReadonlySet<string>;
}

/** A copy of a part of a document without some keys, at any depth. */
export function withoutKeys(node: object, stripping: Stripping): Record<string, unknown> {
  return strip(node, stripping, false);
}

function strip(node: object, stripping: Stripping, names: boolean): Record<string, unknown> {
  const { drop, named, whole } = stripping;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => names || !drop.has(key))
      .map(([key, value]) => [
        key,
        !names && whole?.has(key) === true ? value : visit(value, !names && named.has(key)),
      ]),
  );

  function visit(value: unknown, inNames: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => visit(item, false));
    return typeof value === 'object' && value !== null ? strip(value, stripping, inNames) : value;
  }
}
