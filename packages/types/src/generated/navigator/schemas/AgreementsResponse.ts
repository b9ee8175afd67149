// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Agreement } from './Agreement.js';
import type { PageLinks } from './PageLinks.js';
import type { ResponseMetadata } from './ResponseMetadata.js';

/** A page of agreements. */
export interface AgreementsResponse {
    /** The agreements on this page. */
    data: Agreement[];
    /** The time at which the page was read, and its size. */
    response_metadata: ResponseMetadata;
    /** The addresses of this and other pages. */
    _links?: PageLinks | undefined;
}
