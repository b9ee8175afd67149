/** The fields about paging of an answer that always holds the whole list. */
export function wholeListOf(items: readonly unknown[]) {
  const size = String(items.length);
  return {
    resultSetSize: size,
    totalSetSize: size,
    startPosition: '0',
    endPosition: String(Math.max(0, items.length - 1)),
  };
}
