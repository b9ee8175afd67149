/** The fields about paging that lists of Rooms have, before the engine cuts the page out of the list. */
export const wholeRoomsList = {
  resultSetSize: 0,
  startPosition: 0,
  endPosition: 0,
  totalRowCount: 0,
  nextUri: null,
  priorUri: null,
} as const;
