import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { href } from './href.ts';

/** A link of the sidebar, or a group of them. */
export type Entry = StarlightRouteData['sidebar'][number];

/** A link to an address of the site. */
export function link(label: string, address: string, current: string): Entry {
  return {
    type: 'link',
    label,
    href: href(address),
    isCurrent: address === current,
    badge: undefined,
    attrs: {},
  };
}

/** A group that can be closed. */
export function group(label: string, entries: Entry[], collapsed = false): Entry {
  return { type: 'group', label, entries, collapsed, badge: undefined };
}

/** Every link in a list of entries, in the order in which they stand. */
export function linksIn(entries: readonly Entry[]): Extract<Entry, { type: 'link' }>[] {
  return entries.flatMap((entry) => (entry.type === 'link' ? [entry] : linksIn(entry.entries)));
}
