import type { Server } from '../api/about.ts';

/** A page in the navigation and in the command palette. */
interface NavigationItem {
  title: string;
  href: string;
  /** The keys that open it, one after the other. */
  keys?: string;
  /** Other words under which people look for it. */
  words?: string;
  /** The servers that have it; all if left out. */
  server?: Server;
}

/** A group of pages. */
export interface NavigationGroup {
  title?: string;
  items: readonly NavigationItem[];
}

const sandbox = 'sandbox';

/** All pages, in the order of the navigation. */
export const navigation: readonly NavigationGroup[] = [
  {
    items: [
      { title: 'Overview', href: '/', keys: 'g o', words: 'home start tokens accounts addresses' },
      {
        title: 'Timeline',
        href: '/console/timeline',
        keys: 'g l',
        words: 'history story activity feed again',
        server: sandbox,
      },
      { title: 'Requests', href: '/console/requests', keys: 'g r', words: 'traffic log calls har' },
    ],
  },
  {
    title: 'Documents',
    items: [
      {
        title: 'Envelopes',
        href: '/console/envelopes',
        keys: 'g e',
        words: 'sign send',
        server: sandbox,
      },
      { title: 'Templates', href: '/console/templates', keys: 'g t', server: sandbox },
      {
        title: 'Mail',
        href: '/console/mail',
        keys: 'g m',
        words: 'outbox e-mail sms text',
        server: sandbox,
      },
      {
        title: 'Webhooks',
        href: '/console/webhooks',
        keys: 'g w',
        words: 'connect events deliveries hmac',
        server: sandbox,
      },
      { title: 'Bulk sends', href: '/console/records/bulk-sends', server: sandbox },
      { title: 'PowerForms', href: '/console/records/power-forms', server: sandbox },
      { title: 'Web forms', href: '/console/records/web-forms', server: sandbox },
      {
        title: 'Clickwraps',
        href: '/console/records/clickwraps',
        words: 'click agreements terms elastic',
        server: sandbox,
      },
    ],
  },
  {
    title: 'Accounts',
    items: [
      {
        title: 'Users',
        href: '/console/records/users',
        keys: 'g u',
        words: 'people members',
        server: sandbox,
      },
      { title: 'Groups', href: '/console/records/groups', server: sandbox },
      { title: 'Brands', href: '/console/records/brands', words: 'logo colours', server: sandbox },
      { title: 'Rooms', href: '/console/records/rooms', words: 'real estate', server: sandbox },
      {
        title: 'Organizations',
        href: '/console/records/organizations',
        words: 'admin',
        server: sandbox,
      },
    ],
  },
  {
    title: 'Control',
    items: [
      {
        title: 'Clock',
        href: '/console/control/clock',
        keys: 'g c',
        words: 'time freeze advance due',
        server: sandbox,
      },
      {
        title: 'Faults and limits',
        href: '/console/control/faults',
        keys: 'g f',
        words: 'errors rate 429',
        server: sandbox,
      },
      {
        title: 'Tenants',
        href: '/console/control/tenants',
        words: 'reset worlds',
        server: sandbox,
      },
      {
        title: 'Snapshots',
        href: '/console/control/snapshots',
        words: 'restore backup',
        server: sandbox,
      },
      {
        title: 'Seed data',
        href: '/console/control/seed',
        words: 'yaml fixtures',
        server: sandbox,
      },
      {
        title: 'Integrations',
        href: '/console/control/integrations',
        words: 'keys oauth redirect secret',
        server: sandbox,
      },
    ],
  },
];

/** The groups with the pages that a server has. */
export function listNavigation(server: Server): NavigationGroup[] {
  return navigation
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => item.server === undefined || item.server === server),
    }))
    .filter(({ items }) => items.length > 0);
}
