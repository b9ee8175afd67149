import type { FindPageRoute, PageRoute } from '../pages/route.ts';
import { areas } from './list.ts';

/** Loads the pages of all areas, and returns the function that finds one by its address. */
export async function loadViews(): Promise<FindPageRoute> {
  const views = await Promise.all(areas.flatMap(({ views: load }) => load?.() ?? []));
  return (...address) => {
    let found: PageRoute | undefined;
    for (const find of views) found ??= find(...address);
    return found;
  };
}
