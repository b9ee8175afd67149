/** Something that nothing can be compared with; the message says what to do. */
export class DiffError extends Error {
  override name = 'DiffError';
}
