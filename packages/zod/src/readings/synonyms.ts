/** Other words that the service accepts for those of an enum: `x-synonyms` in the specs. */
export interface Synonyms {
  /** All words of the enum, by which it is known. */
  readonly of: readonly string[];
  /** The words that synonyms are read as, by synonym. */
  readonly words: Readonly<Record<string, string>>;
}
