import type { Page } from '@countersign/mock/core/server';
import { loadOnce } from './load-once.ts';

/**
 * Creates a page that is loaded on its first request, so that a server starts without its pages.
 * @param under the prefix of its addresses
 */
export function onDemand(under: string, load: () => Promise<Page['answer']>): Page {
  const loadAnswer = loadOnce(load);
  return {
    under,
    async answer(request, handle) {
      return (await loadAnswer())(request, handle);
    },
  };
}
