/** The largest sizes that a message may have. */
export interface Limits {
  /** Bytes of the body; a text counts by its characters. */
  bytes: number;
  /** Elements within elements, or objects and lists within such. */
  depth: number;
  /** Elements of a whole message, or objects and lists. */
  elements: number;
  /**
   * Characters of one text in XML that is not Base64: the parser collects them one by one, at ten
   * times their size in memory.
   */
  text: number;
  /** Attributes of one element. */
  attributes: number;
  /** Characters of one tag with all its attributes. */
  tag: number;
}

/** Room for a message with 25 MB of documents in Base64, and for far more recipients and tabs than any has. */
export const defaultLimits: Limits = {
  bytes: 64 * 1024 * 1024,
  depth: 40,
  elements: 250_000,
  text: 1024 * 1024,
  attributes: 32,
  tag: 16 * 1024,
};

/** Advises to increase a limit that a message exceeds. */
export function raiseLimit(limit: keyof Limits): string {
  return `If such messages are expected, increase the limit \`${limit}\`.`;
}
