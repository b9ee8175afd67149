import { splitUrl } from '../../core/split-url.ts';
import { getRoutes } from '../../core/steps/routes.ts';
import { servedContract } from '../../core/engine/served-contract.ts';
import type { MockRequest } from '../../core/message.ts';
import type { ReadRecording } from './read-recording.ts';

type Recorded = ReadRecording['exchanges'][number];

/** Finds the recorded exchange for a request. */
export type FindRecorded = (
  request: Pick<MockRequest, 'method' | 'url'>,
) => { found: Recorded } | { missing: string };

/**
 * Creates the function that finds the exchange for a request: of the same operation, with the same
 * path and query; the first that was not replayed yet, since state may have changed between them,
 * and the last one again after all were replayed. Without one of the same query, one of the same
 * path.
 */
export function createFinder({ exchanges }: ReadRecording): FindRecorded {
  const findRoute = getRoutes(servedContract(undefined));
  const describe = ({ method, url }: Pick<MockRequest, 'method' | 'url'>) => {
    const route = findRoute({ method, url });
    const { path, search } = splitUrl(url);
    const query = new URLSearchParams(search);
    query.sort();
    const operation = route.kind === 'operation' ? route.route.id : `${method} ${path}`;
    const place = route.kind === 'operation' ? JSON.stringify(route.path) : '';
    return { operation, place, query: query.toString() };
  };
  const known = exchanges.map((exchange) => ({ exchange, ...describe(exchange.request) }));
  const replayed = new Set<Recorded>();
  return (request) => {
    const { operation, place, query } = describe(request);
    const same = known.filter((one) => one.operation === operation);
    const samePlace = same.filter((one) => one.place === place);
    const sameQuery = samePlace.filter((one) => one.query === query);
    const candidates = (sameQuery.length > 0 ? sameQuery : samePlace).map(
      ({ exchange }) => exchange,
    );
    const found = candidates.find((one) => !replayed.has(one)) ?? candidates.at(-1);
    if (found !== undefined) {
      replayed.add(found);
      return { found };
    }
    const others = [...new Set(same.map(({ exchange }) => splitUrl(exchange.request.url).path))];
    return {
      missing:
        others.length === 0
          ? `The recording has no ${operation}.`
          : `The recording has ${operation} only for ${others.slice(0, 5).join(', ')}.`,
    };
  };
}
