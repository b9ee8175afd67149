import { consolePage } from '../console/pages.ts';
import type { Measurements } from '../suite.ts';

/** The bytes of pages of the console where there is much to show. */
export const consolePages: Measurements = {
  overview: consolePage('/', 'Envelopes_get'),
  timeline: consolePage('/console/timeline?reads=true', 'Envelopes_get'),
  envelopes: consolePage('/console/envelopes', 'Please sign the lease'),
  requests: consolePage('/console/requests', 'Envelopes_get'),
  users: consolePage('/console/records/users', 'Mara Lindqvist'),
};
