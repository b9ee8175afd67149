import type { MockRequest } from './message.ts';

/**
 * Reports whether a browser sent the request for a page of another origin. Only browsers send the
 * headers that say so. A person who follows a link from elsewhere is not foreign: the page with the
 * link sees nothing of the response.
 *
 * The origin is compared with the host of the request, which the server has checked: a page cannot
 * choose it.
 */
export function isForeign({ method, headers, origin: own }: MockRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  // The header is reliable in browsers that send it. A form of a page without referrers has the
  // origin `null` even if it goes to its own server.
  if (site === 'same-origin') return false;
  // The scheme may differ: a proxy may have ended the TLS.
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== new URL(own).host))
    return true;
  // Images and scripts of other pages are fetched without an Origin.
  if (site === undefined || site === 'none') return false;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  return !(method === 'GET' && mode === 'navigate' && destination === 'document');
}
