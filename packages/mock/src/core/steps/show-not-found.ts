import { splitUrl } from '../split-url.ts';
import type { ContractIndex } from '../engine/contract.ts';
import type { Found } from '../engine/router.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { isNavigation } from '../pages/is-navigation.ts';
import { noticePage } from '../pages/notice-page.ts';

/**
 * Shows a person in a browser that nothing is at an address. Below the addresses of operations, all
 * clients get the response of the service.
 */
export function showNotFound(
  found: Exclude<Found, { kind: 'operation' }>,
  request: MockRequest,
  { areas, routes }: ContractIndex,
): MockResponse | undefined {
  if (found.kind !== 'notFound' || !isNavigation(request)) return undefined;
  const path = splitUrl(request.url).path;
  const prefixes = areas.flatMap((area) => area.prefixes);
  const served = [...prefixes, ...routes.map((route) => route.path)];
  if (served.some((one) => readFirst(one) === readFirst(path))) return undefined;
  return noticePage({
    status: 404,
    title: 'Nothing is at this address',
    text: [
      'This server has no page and no operation of that address. Check whether all of it was copied.',
      'Operations of the service are below the addresses that the accounts of a user have.',
    ],
    facts: [
      { name: 'You asked for', values: [path] },
      { name: 'Operations begin with', values: [...new Set(prefixes)] },
    ],
    links: [{ href: '/', words: 'Open the console of this server' }],
  });
}

/** The first step of a path. */
function readFirst(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? '';
}
