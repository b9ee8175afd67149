import type { Page } from '@countersign/mock/extend';

/**
 * Pages that are loaded when the first of them is requested: a server that nobody looks at starts
 * without them.
 * @param under what the addresses begin with
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
