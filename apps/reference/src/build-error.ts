/** The site cannot be built; the first line of the message says why. */
export class BuildError extends Error {
  override name = 'BuildError';
}
