const { compare } = new Intl.Collator('en');

/** Compares names for a list, the same on machines of all languages. */
export function compareNames(one: string, other: string): number {
  return compare(one, other);
}
