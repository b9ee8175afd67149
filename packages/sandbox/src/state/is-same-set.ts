/** Checks whether two sets have the same items. */
export function isSameSet<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  if (one.size !== other.size) return false;
  for (const item of one) if (!other.has(item)) return false;
  return true;
}
