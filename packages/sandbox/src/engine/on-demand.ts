import type { Page } from '@countersign/mock/core/server';

/**
 * Creates a page that is loaded on its first request, so that a server starts without its pages.
 * @param under the prefix of its addresses
 */
export function onDemand(under: string, load: () => Promise<Page['answer']>): Page {
  let loaded: Promise<Page['answer']> | undefined;
  return {
    under,
    async answer(request, handle) {
      loaded ??= load();
      return (await loaded)(request, handle);
    },
  };
}
