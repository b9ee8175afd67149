/** A source of the specs does not fit another; the message names it and says what to do. */
export class SourceError extends Error {
  override name = 'SourceError';
}
