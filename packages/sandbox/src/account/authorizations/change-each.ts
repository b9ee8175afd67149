import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The most items of one call; the service does not say how many. */
const mostItems = 100;

/** Does something for each item; one that is refused says why, and the others go on. */
export async function changeEach<Item, Done extends object>(
  items: readonly Item[] | undefined,
  work: (item: Item) => Promise<Done>,
): Promise<((Done & { success: 'true' }) | { success: 'false'; errorMessage: string })[]> {
  const listed = requireItems(items?.length === 0 ? undefined : items, 'authorizations');
  if (listed.length > mostItems)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The body has ${listed.length} authorizations. The maximum per call is ${mostItems}.`,
    );
  const results: Awaited<ReturnType<typeof changeEach<Item, Done>>> = [];
  for (const item of listed) {
    try {
      results.push({ ...(await work(item)), success: 'true' });
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      results.push({ success: 'false', errorMessage: error.message });
    }
  }
  return results;
}
