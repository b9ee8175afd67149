import { readPosition } from '../../../engine/read-position.ts';

/** The number of entries on a page. @evidence public */
const pageSize = 40;

/** Cuts the page out of a list that a query selects, and says how many follow. */
export function cutPage<Item>(
  all: readonly Item[],
  { page_number: page }: { page_number?: string | undefined },
) {
  const number = readPosition(page);
  const start = number * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    paging: {
      page: number,
      pageSize,
      minimumPagesRemaining: Math.max(0, Math.ceil(all.length / pageSize) - number - 1),
    },
  };
}
