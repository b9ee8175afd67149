/**
 * The largest ID of a document.
 * @evidence public
 */
export const largestId = 2_147_483_647;

/**
 * The ID that nothing has yet: the number after the largest, or the lowest free one where that would
 * be more than the service takes. IDs that are no numbers do not count.
 */
export function freeId(taken: Iterable<string>): string {
  const numbers = new Set([...taken].map(Number).filter(Number.isSafeInteger));
  const next = Math.max(0, ...numbers) + 1;
  if (next <= largestId) return String(next);
  let lowest = 1;
  while (numbers.has(lowest)) lowest += 1;
  return String(lowest);
}
