/** The number of items on a page for which the request does not say it. */
const usualSize = 20;

/** A page of a list that is paged by number, and its place in the list. */
export function selectPage<Item>(
  items: readonly Item[],
  query: { page?: number | undefined; page_size?: number | undefined },
): { place: { page: number; page_size: number; total_count: number }; items: Item[] } {
  // Query parameters are text, even if the contract has another type.
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size ?? usualSize);
  const start = (page - 1) * size;
  return {
    place: { page, page_size: size, total_count: items.length },
    items: items.slice(start, start + size),
  };
}
