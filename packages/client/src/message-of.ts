/** The message of an error. Code of others may throw anything, which is shown as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
