/**
 * The number of the advisory lock of a content on PostgreSQL: shared by those who put it, exclusive
 * to whoever clears it away. Two contents with the same number only wait for each other.
 */
export function contentLock(hash: string): string {
  return Buffer.from(hash, 'base64url').readBigInt64BE(0).toString();
}
