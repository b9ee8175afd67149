// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Link } from './Link.js';

/** The addresses of pages of a list. */
export interface PageLinks {
    /** The first page. */
    first?: Link | undefined;
    /** The page itself. */
    self?: Link | undefined;
    /** The next page. It is omitted on the last page. */
    next?: Link | undefined;
}
