/** A problem that the user can solve. The message says how. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Returns the message of anything that was thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
