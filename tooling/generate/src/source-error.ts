/** A source of the specs is wrong; the message names it and says what to do. */
export class SourceError extends Error {
  override name = 'SourceError';
}
