// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Link } from './Link.js';

/** The addresses that belong to an agreement. */
export interface AgreementLinks {
    /** The document of the agreement. */
    document?: Link | undefined;
}
