/**
 * Rejects texts that cannot be a key. Addresses of pages may contain a NUL, which PostgreSQL does
 * not accept, not even in a comparison.
 */
export function isNoKey(text: string): boolean {
  return text.includes('\0');
}
