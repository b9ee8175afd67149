// Starlight calls this for every page: it sets the sidebar, and the previous and next page. Both
// come from the contract, not from a list of our own.
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { linksIn } from './entries.ts';
import { href } from './href.ts';
import { createSidebar } from './sidebar.ts';

export const onRequest = defineRouteMiddleware(({ locals, url }) => {
  const { starlightRoute } = locals;
  const current = decodeURIComponent(url.pathname.slice(href('').length));
  starlightRoute.sidebar = createSidebar(current);
  if (starlightRoute.id !== '404') {
    const attrs = { rel: 'alternate', type: 'text/markdown', href: 'index.md' };
    starlightRoute.head.push({ tag: 'link', attrs, content: '' });
  }
  const links = linksIn(starlightRoute.sidebar);
  const at = links.findIndex(({ isCurrent }) => isCurrent);
  starlightRoute.pagination =
    at === -1 ? { prev: undefined, next: undefined } : { prev: links[at - 1], next: links[at + 1] };
});
