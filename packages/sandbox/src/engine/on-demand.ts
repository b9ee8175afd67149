import type { MockRequest, MockResponse } from '@countersign/mock/extend';

/** Answers requests at some addresses; undefined for all others. */
export type Pages = (request: MockRequest) => Promise<MockResponse | undefined> | undefined;

/**
 * Pages that are loaded when the first of them is asked for: a server that nobody looks at starts
 * without them.
 * @param below what the addresses begin with
 */
export function onDemand(below: string, load: () => Promise<Pages>): Pages {
  let loaded: Promise<Pages> | undefined;
  return (request) => {
    if (!request.url.startsWith(below)) return undefined;
    loaded ??= load();
    return loaded.then((pages) => pages(request));
  };
}
