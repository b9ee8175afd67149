/** Something that keeps a release from being made; the message says what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
