/**
 * The fields about paging that most lists have, before the engine cuts the page out of the list. It
 * takes out an address that does not lead to another page.
 */
export const wholeList = {
  resultSetSize: '0',
  totalSetSize: '0',
  startPosition: '0',
  endPosition: '0',
  nextUri: '?',
  previousUri: '?',
} as const;
