/** The spec tree cannot be bundled; the message names the file, and says why. */
export class SpecError extends Error {
  override name = 'SpecError';
}
