/** A count of the objects of one type that refer to a record. */
export interface References {
  /** The service's name of the type, such as `Rooms`. */
  type: string;
  /** The type in a sentence, for one object and for several. */
  words: readonly [one: string, several: string];
  count: number;
}

/**
 * Describes the references to a record: `2 rooms and 1 user refer to it`; undefined if there are
 * none.
 */
export function describeReferences(references: readonly References[]): string | undefined {
  const used = references.filter(({ count }) => count > 0);
  const parts = used.map(({ words, count }) => `${count} ${words[count === 1 ? 0 : 1]}`);
  const last = parts.pop();
  if (last === undefined) return undefined;
  const isOne = used.length === 1 && used[0]?.count === 1;
  const who = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${who} ${isOne ? 'refers' : 'refer'} to it`;
}
